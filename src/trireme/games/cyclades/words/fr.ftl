# Cyclades en français.

## Options

option-purses-title = Pièces d'or
option-purses = La règle cache l'or de chacun derrière un paravent. À découvert, la partie est plus facile pour débuter ou pour analyser.
option-purses-hidden = derrière les paravents
option-purses-open = à découvert
option-cycles-title = Dernier cycle
option-cycles = Règle maison pour parties courtes : après ce cycle au plus tard, le plus de Métropoles l'emporte, puis le plus de PO. 0 : comme imprimé.
option-cycles-none = sans limite

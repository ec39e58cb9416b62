"""The ten magic items, one file each or two that are alike (HAD-OBJ); `moments.py` says when others are asked."""

/** The rules that speak of a component, for its explanation. */

const OF: Record<string, string[]> = {
  barracks: ["PEL-BLD-01", "PEL-BLD-02", "PEL-BLD-03"],
  granary: ["PEL-BLD-03"],
  leonidaion: ["PEL-BLD-03"],
  epidauros_odeon: ["PEL-BLD-03"],
  tiryns_fortress: ["PEL-BLD-05"],
  market: ["PEL-BLD-06", "PEL-BLD-07"],
  agora: ["PEL-BLD-06", "PEL-BLD-07"],
  port: ["PEL-BLD-12", "PEL-BLD-13"],
  stoa: ["PEL-BLD-13"],
  aqueduct: ["PEL-BLD-14"],
  well: ["PEL-BLD-14"],
  temple_of_apollo: ["PEL-BLD-12", "PEL-BLD-15"],
  liongate: ["PEL-BLD-15"],
  cyclopean_masonry: ["PEL-BLD-16"],
  workshop_of_phidias: ["PEL-BLD-17"],
  messene: ["PEL-CIV-01"],
  patras: ["PEL-CIV-02"],
  arkadia: ["PEL-CIV-03"],
  korinth: ["PEL-CIV-04"],
  sparta: ["PEL-CIV-05"],
  pylos: ["PEL-CIV-06"],
  argos: ["PEL-CIV-07"],
  earthquake: ["PEL-DIS-07", "PEL-DIS-10"],
  drought: ["PEL-DIS-13"],
  plague: ["PEL-DIS-14"],
  tempest: ["PEL-DIS-15", "PEL-DIS-16"],
  decline: ["PEL-DIS-20"],
};

interface Card {
  id: string;
  kinds?: string[];
  cost?: unknown;
  supply?: boolean;
}

export function rulesOf(card: Card): string[] {
  if (card.kinds) return card.supply ? ["PEL-PLC-14", "PEL-REV-03"] : ["PEL-PLC-14"];
  return [...(OF[card.id] ?? []), ...(card.cost ? ["PEL-PLC-04"] : [])];
}

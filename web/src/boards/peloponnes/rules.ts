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
  syracuse: ["PEL-CIV-08", "PEL-CIV-11"],
  delphi: ["PEL-CIV-09", "PEL-CIV-12"],
  thebes: ["PEL-CIV-10", "PEL-CIV-13"],
  coinage: ["PEL-BLD-18", "PEL-BLD-19"],
  colossos: ["PEL-BLD-19", "PEL-BLD-20"],
  oracle: ["PEL-BLD-21", "PEL-BLD-22", "PEL-BLD-29", "PEL-BLD-31"],
  stockade: ["PEL-BLD-23", "PEL-BLD-24", "PEL-BLD-25", "PEL-BLD-26"],
  treasury_of_atreus: ["PEL-BLD-27"],
  acrocorinth: ["PEL-BLD-28"],
  terrain_dstar: ["PEL-HEL-05", "PEL-HEL-07", "PEL-MIX-06"],
  sea_07: ["PEL-MIX-04", "PEL-MIX-05"],
  sea_08: ["PEL-MIX-04"],
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
  feeds?: number;
  expansion?: string;
}

const SEA = ["PEL-SEA-04", "PEL-SEA-07", "PEL-SEA-08", "PEL-SEA-12", "PEL-SEA-15"];

export function rulesOf(card: Card): string[] {
  const own = OF[card.id] ?? [];
  if (card.feeds) return [...own, ...SEA];
  return [
    ...own,
    ...(card.kinds ? ["PEL-PLC-14"] : []),
    ...(card.supply ? ["PEL-REV-03"] : []),
    ...(card.cost ? ["PEL-PLC-04"] : []),
    ...(card.expansion === "six" ? ["PEL-SIX-10"] : []),
  ];
}

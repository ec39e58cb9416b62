/** The moments at which a game turned: great ones, and those at which somebody took the lead. */

import type { BoardParts } from "../boards/board";
import { PLAIN } from "../boards/telling";
import type { GameEvent, Position } from "../lib/protocol";

interface Turning {
  round: number;
  /** Where the replay shows it. */
  version: number;
  /** Whose it is; null: everybody's. Of a team, the first of those who play together. */
  seat: number | null;
  icon: string;
  /** What happened; null: the seat took the lead. */
  event: GameEvent | null;
  /** It changed what decides the game. */
  decides: boolean;
}

const MOST = 7;

type Parts = Pick<BoardParts, "roundOf" | "scoresOf" | "telling">;

/** Whoever alone has the most, or the first of the team that has; null, where nobody has more than all others. */
function leaderOf(scores: number[], teams: number[]): number | null {
  const sides = scores.map((_, seat) => teams[seat] ?? seat);
  const sums = new Map<number, number>();
  for (const [seat, side] of sides.entries()) sums.set(side, (sums.get(side) ?? 0) + scores[seat]!);
  const most = Math.max(...sums.values());
  const first = [...sums].filter(([, sum]) => sum === most);
  return most > 0 && first.length === 1 ? sides.indexOf(first[0]![0]) : null;
}

/** In order; where there are too many, what changed a score stays, then what is rarest. */
export function turningPoints(positions: Position[], parts: Parts, teams: number[] = []): Turning[] {
  const telling = parts.telling ?? PLAIN;
  const found: Turning[] = [];
  let leader: number | null = null;
  let before: number[] = [];
  for (const { version, view, events } of positions) {
    const round = parts.roundOf(view);
    const scores = parts.scoresOf(view);
    const decides = scores.some((score, seat) => score !== (before[seat] ?? 0));
    before = scores;
    for (const event of events) {
      const moment = telling.moment(event, null, view);
      if (moment && !telling.minor.has(event.type)) found.push({ round, version, seat: moment.seat, icon: moment.icon, event, decides });
    }
    const now = leaderOf(scores, teams);
    if (now !== null && now !== leader && leader !== null)
      found.push({ round, version, seat: now, icon: "prestige", event: null, decides });
    leader = now ?? leader;
  }
  const often = new Map<string, number>();
  for (const { event } of found) often.set(event?.type ?? "", (often.get(event?.type ?? "") ?? 0) + 1);
  const weight = ({ event, decides }: Turning) => (decides ? 0 : found.length) + often.get(event?.type ?? "")!;
  const first = [...found].sort((one, other) => weight(one) - weight(other)).slice(0, MOST);
  return found.filter((each) => first.includes(each));
}

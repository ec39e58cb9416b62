import { describe, expect, it } from "vitest";
import { turningPoints } from "../../src/follow/turning";
import type { GameEvent, Position } from "../../src/lib/protocol";

type Parts = Parameters<typeof turningPoints>[1];

/** A game told in scores and kinds of events: all of them are great moments. */
function told(...rounds: [string, number[]][]): ReturnType<typeof turningPoints> {
  return toldOfTeams([], ...rounds);
}

function toldOfTeams(teams: number[], ...rounds: [string, number[]][]): ReturnType<typeof turningPoints> {
  const positions = rounds.map(([type, scores], version) => ({ version, view: { round: version + 1, scores }, events: [{ type }] }));
  const parts = {
    roundOf: ({ round }: { round: number }) => round,
    scoresOf: ({ scores }: { scores: number[] }) => scores,
    telling: { minor: new Set(), moment: (event: GameEvent) => ({ seat: 0, icon: event.type }) },
  };
  return turningPoints(positions as unknown as Position[], parts as unknown as Parts, teams);
}

describe("the turning points", () => {
  it("are those that changed a score before all others, however rare these are", () => {
    const comings = Array.from({ length: 9 }, (_, at): [string, number[]] => [`omen-${at}`, [1, 0]]);
    const found = told(["metropolis", [1, 0]], ...comings, ["metropolis", [1, 1]], ["taken", [0, 2]]);
    expect(found).toHaveLength(7);
    expect(found.flatMap(({ event }) => event?.type ?? "lead")).toEqual(
      expect.arrayContaining(["metropolis", "metropolis", "taken", "lead"]),
    );
  });

  it("are the rarest, where no score has changed", () => {
    const often = Array.from({ length: 8 }, (): [string, number[]] => ["called", [0, 0]]);
    const found = told(...often.slice(4), ["eliminated", [0, 0]], ...often.slice(0, 4));
    expect(found).toHaveLength(7);
    expect(found.map(({ event }) => event?.type)).toContain("eliminated");
  });

  it("tell the lead of a team by what its members have together", () => {
    const rounds: [string, number[]][] = [
      ["metropolis", [0, 1, 0, 0]],
      ["metropolis", [1, 1, 0, 0]],
      ["metropolis", [1, 1, 1, 0]],
    ];
    const leads = (teams: number[]) => toldOfTeams(teams, ...rounds).flatMap(({ event, seat }) => (event ? [] : [seat]));
    expect(leads([0, 1, 0, 1])).toEqual([0]);
    expect(leads([])).toEqual([]);
  });
});

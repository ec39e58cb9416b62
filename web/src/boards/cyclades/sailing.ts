/** Fleets go by steps from sea to sea, and are sent by clicking where they shall go: all that is within reach. */

import type { Answer, CycladesView, Question } from "../../lib/protocol";
import type { Further } from "../../play/aim.svelte";
import { type Box, partsOf } from "./components";
import { boxOf, mapOf } from "./expansion";

/** How many steps one payment is good for, at this question. */
function stepsOf(question: Question, components: Record<string, unknown>): number {
  if (question.prompt === "move-on") return Number(question.args.steps);
  const { fleet_move_range: range } = components.economy as { fleet_move_range: number };
  return question.prompt === "act" ? range : 1;
}

/** A sea is left again only if it can be entered and nobody else's fleets lie there. */
function passable(view: CycladesView, me: number | null): Set<string> {
  const free = view.seas.filter((sea) => !sea.closed && view.kraken !== sea.id && (sea.owner === null || sea.owner === me));
  return new Set(free.map((sea) => sea.id));
}

/** The ways from a sea to all others that so many steps lead to, each the shortest. */
function waysFrom(box: Box, start: string, steps: number, through: Set<string>): string[][] {
  const found = new Map([[start, [] as string[]]]);
  let edge = [start];
  for (let step = 0; step < steps; step++) {
    const next: string[] = [];
    for (const sea of edge.filter((each) => through.has(each))) {
      for (const to of box.seas.get(sea)?.adj_seas ?? []) {
        if (found.has(to)) continue;
        found.set(to, [...found.get(sea)!, to]);
        next.push(to);
      }
    }
    edge = next;
  }
  found.delete(start);
  return [...found.values()];
}

/** Answers for the seas that are more than one step away; each gives the first step. */
export function further(view: CycladesView, components: Record<string, unknown>, question: Question, me: number | null): Further[] {
  const steps = stepsOf(question, components) - 1;
  if (question.type !== "pick" || steps < 1) return [];
  const closed = new Set(view.seas.filter((sea) => sea.closed || view.kraken === sea.id).map((sea) => sea.id));
  const through = passable(view, me);
  const box = boxOf(components, view.players.length, mapOf(view));
  const found = new Map<string, Further>();
  const direct = new Set<string>();
  const sails = (answer: Answer) => answer.way.length === 2 && answer.way.every((place) => partsOf(place).kind === "sea");
  for (const answer of question.answers.filter(sails)) direct.add(answer.way.join());
  for (const answer of question.answers.filter(sails)) {
    const [start, first] = answer.way as [string, string];
    for (const way of waysFrom(box, partsOf(first).id, steps, through)) {
      const onward = way.map((sea) => `sea:${sea}`);
      const end = onward.at(-1)!;
      const key = [start, end].join();
      const known = found.get(key);
      if (end === start || closed.has(way.at(-1)!) || direct.has(key) || (known && known.onward.length <= onward.length)) continue;
      found.set(key, {
        ...answer,
        text: answer.text.replace(/>.*/, `>${way.at(-1)}`),
        args: { ...answer.args, sea: way.at(-1)! },
        places: [...answer.places.slice(0, -1), end],
        way: [start, first, ...onward],
        outlooks: [],
        onward,
      });
    }
  }
  return [...found.values()];
}

/**
 * Whether the page is at rest, for those who drive it: `data-settled` stands on the root of the page while nothing is
 * under way, and `data-busy` names what is. Styles that glide are seen by themselves; all else says when it begins and
 * when it is done.
 */

const root = document.documentElement;
const reasons = new Map<string, number>();
const looks = new Set<() => boolean>();
let turn = 0;
/** Somebody looks already whether it is at rest. */
let resting = false;

/** Something is under way until what comes back is called. */
export function busy(reason: string): () => void {
  let under = true;
  count(reason, 1);
  return () => {
    if (under) count(reason, -1);
    under = false;
  };
}

/** Something is under way as long as this work is. */
export function during<T>(reason: string, work: Promise<T>): Promise<T> {
  return work.finally(busy(reason));
}

/**
 * Before the page is said to be at rest, `look` puts right what may have changed with the last frame, and returns
 * whether it did. Return a function that stops this.
 */
export function beforeRest(look: () => boolean): () => void {
  looks.add(look);
  return () => looks.delete(look);
}

function count(reason: string, by: number): void {
  const number = (reasons.get(reason) ?? 0) + by;
  if (number) reasons.set(reason, number);
  else reasons.delete(reason);
  stir();
}

function stir(): void {
  turn += 1;
  const now = [...reasons.keys()].join(" ");
  // Most of what stirs is one of many things at once, and what stands on the root is looked at by all styles.
  if ("settled" in root.dataset) delete root.dataset.settled;
  if (root.dataset.busy !== now) root.dataset.busy = now;
  if (!reasons.size && !resting) void rest();
}

/** Settled, once it has been drawn with all its letters and nothing glides any more. */
async function rest(): Promise<void> {
  resting = true;
  for (let seen = -1; seen !== turn && !reasons.size;) {
    seen = turn;
    await drawn();
    if (seen === turn) await document.fonts?.ready;
    for (let moving = gliding(); seen === turn && moving.length; moving = gliding()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await drawn();
    }
    if (seen === turn && !reasons.size && [...looks].filter((look) => look()).length) turn += 1;
  }
  resting = false;
  if (!reasons.size) root.dataset.settled = "";
}

/** A frame that was laid out after this call has been shown: what has grown may move other things once more. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

/** Animations that come to an end; a glow that goes on for ever is at rest. */
function gliding(): Animation[] {
  const all = document.getAnimations?.() ?? [];
  return all.filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
}

for (const moves of ["transitionrun", "animationstart", "introstart", "outrostart"]) document.addEventListener(moves, stir, true);
addEventListener("resize", stir);
let scrolled: (() => void) | undefined;
if ("onscrollend" in document) {
  document.addEventListener("scroll", () => (scrolled ??= busy("scroll")), true);
  document.addEventListener(
    "scrollend",
    () => {
      scrolled?.();
      scrolled = undefined;
    },
    true,
  );
}

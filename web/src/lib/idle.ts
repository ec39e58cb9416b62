/** The page has been drawn, and nothing that matters more is to be done. */

export async function idle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise<unknown>((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));
}

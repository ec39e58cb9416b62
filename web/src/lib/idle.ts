/** The page has been drawn, and nothing that matters more is to be done. */

/** Milliseconds: a page that is always busy, or that nobody sees and that is never drawn, does not wait for ever. */
const AT_MOST = 500;

export function idle(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, AT_MOST);
    requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(() => done()));
  });
}

/** The seal of a game is the SHA-256 of its seed: anyone can check it once the seed is told. */
export async function fits(seed: string, seal: string): Promise<boolean> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  // Only pages that came over https or from this machine may calculate it.
  if (!bytes.length || !crypto.subtle) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === seal;
}

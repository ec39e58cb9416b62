/** A name of our own for a message, so that it can be sent again and counts once. */
export function newNonce(): string {
  // `randomUUID` is only for pages that came over https or from this machine: not for a house on the local network.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Finding words in rules, whatever their case and accents. */

interface Piece {
  text: string;
  hit: boolean;
}

/** Lower case without accents, of the same length as the text. */
function folded(text: string): string {
  return text
    .split("")
    .map((letter) => letter.normalize("NFD").charAt(0).toLowerCase())
    .join("");
}

export function wordsOf(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

/** All the words stand in the text. */
export function matches(text: string, words: string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

/** The text cut into what was searched for and the rest. */
export function pieces(text: string, words: string[]): Piece[] {
  const plain = folded(text);
  const found: Piece[] = [];
  let at = 0;
  while (words.length && at < text.length) {
    const next = words.map((word) => ({ word, start: plain.indexOf(word, at) })).filter(({ start }) => start >= 0);
    const hit = next.sort((a, b) => a.start - b.start || b.word.length - a.word.length)[0];
    if (!hit) break;
    if (hit.start > at) found.push({ text: text.slice(at, hit.start), hit: false });
    at = hit.start + hit.word.length;
    found.push({ text: text.slice(hit.start, at), hit: true });
  }
  if (at < text.length) found.push({ text: text.slice(at), hit: false });
  return found;
}

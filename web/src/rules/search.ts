/** Finding words in rules, whatever their case and accents, in one or several, and by what else people call a thing. */

interface Piece {
  text: string;
  hit: boolean;
}

/** What is typed in a language: words that say nothing, and words that mean the same. */
export interface Vocabulary {
  idle: string[];
  same: Same[];
}
interface Same {
  words: string[];
  /** The part of the first page that answers it. */
  primer?: string;
}

/** For each word that was typed, all that may stand for it. */
export interface Query {
  words: string[][];
  primer: string;
}

const LEAST = 3;

/** Lower case without accents, of the same length as the text. */
function folded(text: string): string {
  return text
    .split("")
    .map((letter) => letter.normalize("NFD").charAt(0).toLowerCase())
    .join("");
}

const LETTERS = /[\p{L}\p{N}_-]/u;

/** Without the ending of a plural, as far as it can be told. */
function stem(word: string): string {
  const cut = word.replace(/ies$/, "").replace(/(?<=.{3})[sx]$/, "");
  return cut.length >= LEAST ? cut : word;
}

/** A hyphen joins what belongs together in ids of rules; elsewhere it parts words, as an apostrophe does. */
export function queryOf(search: string, { idle, same }: Vocabulary = { idle: [], same: [] }): Query {
  const typed = folded(search)
    .replace(/\b[a-z]['’]/g, " ")
    .split(/[\s?!.,;:'’]+/)
    .filter(Boolean);
  const telling = typed.filter((word) => !idle.includes(word));
  const meant = (telling.length ? telling : typed).map((word) => ({
    word: stem(word),
    also: same.filter(({ words }) => words.some((each) => stem(folded(each)) === stem(word))),
  }));
  return {
    words: meant.map(({ word, also }) => [...new Set([word, ...also.flatMap(({ words }) => words.map((each) => stem(folded(each))))])]),
    primer: meant.flatMap(({ also }) => also).find(({ primer }) => primer)?.primer ?? "",
  };
}

/** Where a word stands in a text: at the beginning of a word, or anywhere if it is long. */
function found(plain: string, word: string, from = 0): number {
  for (let at = plain.indexOf(word, from); at >= 0; at = plain.indexOf(word, at + 1)) {
    if (word.length > LEAST || at === 0 || !LETTERS.test(plain[at - 1]!)) return at;
  }
  return -1;
}

/** All the words stand in the text, in one form or another. */
export function matches(text: string, { words }: Query): boolean {
  const plain = folded(text);
  return words.every((forms) => forms.some((word) => found(plain, word) >= 0));
}

/** The text cut into what was searched for and the rest. */
export function pieces(text: string, { words }: Query): Piece[] {
  const plain = folded(text);
  const cut: Piece[] = [];
  let at = 0;
  while (words.length && at < text.length) {
    const next = words.flat().map((word) => ({ word, start: found(plain, word, at) }));
    const hit = next.filter(({ start }) => start >= 0).sort((a, b) => a.start - b.start || b.word.length - a.word.length)[0];
    if (!hit) break;
    if (hit.start > at) cut.push({ text: text.slice(at, hit.start), hit: false });
    at = hit.start + hit.word.length;
    cut.push({ text: text.slice(hit.start, at), hit: true });
  }
  if (at < text.length) cut.push({ text: text.slice(at), hit: false });
  return cut;
}

type Vocabularies = Record<string, Vocabulary>;
const ofBoards = import.meta.glob<Vocabularies>("../boards/*/search.json", { import: "default" });

/** What people type about a game in a language, with what they type about any. */
export async function vocabularyOf(game: string, language: string): Promise<Vocabulary> {
  const [all, own] = await Promise.all([import("./search.json"), ofBoards[`../boards/${game}/search.json`]?.()]);
  const both = [(all.default as Vocabularies)[language], own?.[language]].filter((each) => each !== undefined);
  return { idle: both.flatMap(({ idle }) => idle), same: both.flatMap(({ same }) => same) };
}

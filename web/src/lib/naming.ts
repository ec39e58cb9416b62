/** Names inside sentences: the same tables and forms as src/trireme/words/names.py. */

export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["en", "fr"];

export interface Name {
  text: string;
  article: string;
}

/** Article: what stands before the name in the forms "the", "of" and "to". */
const BEFORE: Record<Language, Record<string, [string, string, string]>> = {
  en: { the: ["the ", "of the ", "to the "], "": ["", "of ", "to "] },
  fr: {
    le: ["le ", "du ", "au "],
    la: ["la ", "de la ", "à la "],
    "l’": ["l’", "de l’", "à l’"],
    les: ["les ", "des ", "aux "],
    "": ["", "de ", "à "],
    elided: ["", "d’", "à "],
  },
};

/** d’Argos, but de Sparte, and de A: a single letter is spelt. */
function elides(name: string): boolean {
  return name.length > 1 && /^[aeiou]/i.test(name.normalize("NFD"));
}

/** The arguments that stand for one component: the bare name and its forms. */
export function forms(language: Language, argument: string, name: Name): Record<string, string> {
  const article = language === "fr" && !name.article && elides(name.text) ? "elided" : name.article;
  const [the, of, to] = (BEFORE[language][article] ?? ["", "", ""]).map((before) => before + name.text);
  return {
    [argument]: name.text,
    [`${argument}_the`]: the!,
    [`${argument}_The`]: the!.charAt(0).toUpperCase() + the!.slice(1),
    [`${argument}_of`]: of!,
    [`${argument}_to`]: to!,
  };
}

/** What is printed on the component, from the end of its id: `terrain_a07` is A7. */
function mark(id: string): string {
  return id
    .slice(id.lastIndexOf("_") + 1)
    .replace(/(?<!\d)0+(?=\d)/g, "")
    .replace("star", "*")
    .toUpperCase();
}

/** Everything with an id in lists of components, however deep they lie. */
function entriesOf(table: unknown): Record<string, string>[] {
  if (Array.isArray(table)) return (table as Record<string, string>[]).filter((entry) => entry.id);
  return table && typeof table === "object" ? Object.values(table).flatMap(entriesOf) : [];
}

/** What is said for a name, bare or with its article. */
function spoken(language: Language, name: Name): Set<string> {
  return new Set([name.text.toLowerCase(), forms(language, "it", name)["it_the"]!.toLowerCase()]);
}

/** Add the mark of the component to names that several share. */
function tellApart(names: Map<string, Name>, language: Language): void {
  const shared = new Map<string, number>();
  for (const text of [...names.values()].flatMap((name) => [...spoken(language, name)])) {
    shared.set(text, (shared.get(text) ?? 0) + 1);
  }
  for (const [id, name] of names) {
    const alike = [...spoken(language, name)].some((text) => shared.get(text)! > 1);
    if (alike) names.set(id, { ...name, text: `${name.text} (${mark(id)})` });
  }
}

/** All named entries of a content file, by id; names that several share get the mark of the component. A hex bears those of its faces. */
export function namesIn(tables: unknown[], language: Language): Map<string, Name> {
  const names = new Map<string, Name>();
  const faces = new Map<string, string[]>();
  for (const entry of tables.flatMap(entriesOf)) {
    const id = entry.id!;
    if ("article_en" in entry) {
      const text = entry[`name_${language}`] ?? id;
      // D’Hadès: no h of a Greek name is sounded. Whether a player's is, nobody can know.
      const mute = language === "fr" && text.startsWith("H") ? "elided" : "";
      names.set(id, { text, article: entry[`article_${language}`] || mute });
    } else if (entry.label) {
      names.set(id, { text: entry[`label_${language}`] ?? entry.label, article: "" });
    }
    if (entry.hex) faces.set(entry.hex, [...(faces.get(entry.hex) ?? []), id]);
  }
  tellApart(names, language);
  for (const [hex, ids] of faces) {
    if (!names.has(hex)) names.set(hex, { text: ids.map((id) => names.get(id)!.text).join(" / "), article: "" });
  }
  return names;
}

/** The icons of components that name one; that of any other has the name of its id. */
export function iconsIn(tables: unknown[]): Map<string, string> {
  return new Map(tables.flatMap(entriesOf).flatMap(({ id, icon }) => (id && icon ? [[id, icon]] : [])));
}

const BEFORE_PUNCTUATION = /[ \u00a0]([;:?!»])/g;

/** French typography: narrow no-break spaces and the curved apostrophe. */
export function french(text: string): string {
  return text
    .replace(BEFORE_PUNCTUATION, "\u202f$1")
    .replace(/«[ \u00a0]/g, "«\u202f")
    .replaceAll("'", "’");
}

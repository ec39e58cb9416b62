/** Where icons are drawn: those of all boards in one file, those of an expansion in another, which comes with it. */

import address, { names } from "virtual:icons";

const brought = new Map<string, string>();

/** The address of an icon; undefined where nobody has drawn it. */
export function iconAt(name: string): string | undefined {
  return names.has(name) ? `${address}#${name}` : brought.get(name);
}

/** Icons that an expansion brings. */
export function bring(file: string, icons: Iterable<string>): void {
  for (const name of icons) brought.set(name, `${file}#${name}`);
}

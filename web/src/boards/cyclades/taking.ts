/** An expansion comes to the board, with its icons. */

import { bring } from "../../lib/icons";
import { join, type ExpansionUi } from "./expansion";

export function take(module: string, expansion: unknown): void {
  const { icons } = expansion as ExpansionUi;
  bring(icons.address, icons.names);
  join(module, expansion as ExpansionUi);
}

/** An expansion comes to the board, with its icons. */

import { bring } from "../../lib/icons";
import { join, type Wing } from "./wing";

export function take(module: string, wing: unknown): void {
  const { icons } = wing as Wing;
  bring(icons.address, icons.names);
  join(module, wing as Wing);
}

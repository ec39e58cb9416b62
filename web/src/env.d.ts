/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  /** Address of the SVG file with all icons. */
  const address: string;
  export default address;
  /** Their names. */
  export const names: Set<string>;
}

/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:scenes" {
  /** The address of a creature's picture, and the colour under its name. */
  const scenes: Record<string, { picture: string; plate: string }>;
  export default scenes;
}

declare module "virtual:scenes/*" {
  const scenes: Record<string, { picture: string; plate: string }>;
  export default scenes;
}

declare module "virtual:icons" {
  /** Address of the SVG file with all icons. */
  const address: string;
  export default address;
  /** Their names. */
  export const names: Set<string>;
}

declare module "virtual:icons/*" {
  const address: string;
  export default address;
  export const names: Set<string>;
}

/** The lines are as long as the page's have always been; the rest is what prettier does by itself. */
export default {
  printWidth: 140,
  tabWidth: 2,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};

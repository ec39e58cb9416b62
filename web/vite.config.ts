import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** `virtual:icons`: the icons of the game-icons set that src/lib/icons.json names, and no others. */
function icons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "trireme-icons",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(module) {
      if (module !== `\0${id}`) return null;
      const wanted: Record<string, string> = JSON.parse(readFileSync("src/lib/icons.json", "utf8"));
      const set = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
      const bodies = Object.entries(wanted).map(([name, icon]) => {
        const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent];
        if (!found) throw new Error(`src/lib/icons.json: ${name} names ${icon}, which the set does not have`);
        return [name, found.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte()],
  build: { outDir: "../src/trireme/table/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});

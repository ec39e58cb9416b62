import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { creatures, pictureOf, plateOf } from "./src/boards/cyclades/scenes/creatures";

/** What icons.json files name: what all pages use, and each board its own. A name that two of them use is the same icon. */
function wanted(): Record<string, string> {
  const boards = readdirSync("src/boards", { withFileTypes: true }).filter((each) => each.isDirectory());
  const files = ["src/lib/icons.json", ...boards.map(({ name }) => `src/boards/${name}/icons.json`)].filter((file) => existsSync(file));
  const icons: Record<string, string> = {};
  for (const file of files) {
    for (const [name, icon] of Object.entries<string>(JSON.parse(readFileSync(file, "utf8")))) {
      if ((icons[name] ??= icon) !== icon) throw new Error(`${file}: ${name} is ${icon}, and elsewhere ${icons[name]}`);
    }
  }
  return icons;
}

/** Those of the game-icons set, and no others: name by name the body of its SVG. */
function bodies(): Map<string, string> {
  const set = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
  const found = Object.entries(wanted()).map(([name, icon]): [string, string] => {
    const drawn = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent];
    if (!drawn) throw new Error(`icons.json: ${name} names ${icon}, which the set does not have`);
    return [name, drawn.body];
  });
  return new Map(found);
}

/** All of them as symbols of one SVG file. */
function sprite(): string {
  const symbols = [...bodies()].map(([name, body]) => `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** `virtual:icons`: the address of that file, and the names of what is in it. */
function icons(): Plugin {
  const id = "virtual:icons";
  const inDevelopment = "/icons.svg";
  let building = true;
  return {
    name: "trireme-icons",
    configureServer(server) {
      building = false;
      server.middlewares.use(inDevelopment, (_, answer) => {
        answer.setHeader("content-type", "image/svg+xml");
        answer.end(sprite());
      });
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(module) {
      if (module !== `\0${id}`) return null;
      const names = `export const names = new Set(${JSON.stringify(Object.keys(wanted()))});`;
      if (!building) return `${names} export default ${JSON.stringify(inDevelopment)};`;
      const file = this.emitFile({ type: "asset", name: "icons.svg", source: sprite() });
      return `${names} export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

/** `virtual:scenes`: the pictures of the creatures, drawn when the page is built, each a file that is loaded when it is seen. */
function scenes(): Plugin {
  const id = "virtual:scenes";
  const inDevelopment = "/scenes/";
  let building = true;
  const picture = (name: string) => pictureOf(name, bodies().get(name) ?? "");
  return {
    name: "trireme-scenes",
    configureServer(server) {
      building = false;
      server.middlewares.use(inDevelopment, (request, answer) => {
        answer.setHeader("content-type", "image/svg+xml");
        answer.end(picture((request.url ?? "").slice(1)));
      });
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(module) {
      if (module !== `\0${id}`) return null;
      const address = (name: string) =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${name}.svg`, source: picture(name) })}`
          : JSON.stringify(inDevelopment + name);
      const lines = creatures.map((name) => `${name}: { picture: ${address(name)}, plate: ${JSON.stringify(plateOf(name))} }`);
      return `export default { ${lines.join(", ")} };`;
    },
  };
}

/** The licences of what is shipped with the page, beside it. */
function licences(): Plugin {
  const files = {
    "alegreya.txt": "@fontsource/alegreya/LICENSE",
    "alegreya-sans.txt": "@fontsource/alegreya-sans/LICENSE",
    "svelte.txt": "svelte/LICENSE.md",
    "uqr.txt": "uqr/LICENSE",
  };
  return {
    name: "trireme-licences",
    apply: "build",
    generateBundle() {
      for (const [name, file] of Object.entries(files)) {
        this.emitFile({ type: "asset", fileName: `licences/${name}`, source: readFileSync(`node_modules/${file}`) });
      }
    },
  };
}

/** `words.cyclades.bar.en`: whose words they are stands in the name of a file, and when they are wanted. */
function nameOf(path: string | null): string {
  const words = /(?:([\w-]+)\/)?([\w-]+)\/words\/(?:(.*)\/)?([\w.-]+)\.ftl/.exec(path ?? "");
  if (!words) return "[name]";
  const [, above, folder, inner, name] = words;
  return ["words", above === "boards" || folder === "src" || folder === "trireme" ? "" : above, folder, inner, name]
    .filter(Boolean)
    .join(".");
}

export default defineConfig({
  plugins: [icons(), scenes(), licences(), svelte()],
  build: {
    outDir: "../src/trireme/table/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: { output: { chunkFileNames: ({ facadeModuleId }) => `assets/${nameOf(facadeModuleId)}-[hash].js` } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});

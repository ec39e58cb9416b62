import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { creatures } from "./src/boards/cyclades/scenes/creatures";
import type { Gallery } from "./src/boards/cyclades/scenes/painting";
import { treasures } from "./src/boards/cyclades/scenes/treasures";
import { underworld } from "./src/boards/cyclades/scenes/underworld";

/** What some icons.json files name. A name that two of them use is the same icon. */
function wanted(files: string[]): Record<string, string> {
  const icons: Record<string, string> = {};
  for (const file of files) {
    for (const [name, icon] of Object.entries<string>(JSON.parse(readFileSync(file, "utf8")))) {
      if ((icons[name] ??= icon) !== icon) throw new Error(`${file}: ${name} is ${icon}, and elsewhere ${icons[name]}`);
    }
  }
  return icons;
}

/** Those of expansions, such as `cyclades/hades`: folders of boards with icons of their own. */
function expansions(): string[] {
  return readdirSync("src/boards", { recursive: true, encoding: "utf8" })
    .filter((file) => file.split("/").length === 3 && file.endsWith("/icons.json"))
    .map((file) => file.slice(0, file.lastIndexOf("/")));
}

/** What all pages use, and each board its own; or what an expansion uses. */
function filesOf(expansion: string): string[] {
  if (expansion) return [`src/boards/${expansion}/icons.json`];
  const boards = readdirSync("src/boards", { withFileTypes: true }).filter((each) => each.isDirectory());
  return ["src/lib/icons.json", ...boards.map(({ name }) => `src/boards/${name}/icons.json`)].filter((file) => existsSync(file));
}

/** Icons of the game-icons set, and no others: name by name the body of its SVG. */
function bodies(icons: Record<string, string>): Map<string, string> {
  const set = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
  const found = Object.entries(icons).map(([name, icon]): [string, string] => {
    const drawn = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent];
    if (!drawn) throw new Error(`icons.json: ${name} names ${icon}, which the set does not have`);
    return [name, drawn.body];
  });
  return new Map(found);
}

/** All of them as symbols of one SVG file. */
function sprite(expansion: string): string {
  const found = bodies(wanted(filesOf(expansion)));
  const symbols = [...found].map(([name, body]) => `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** The part of a name after the first slash. */
const after = (name: string) => name.slice(name.indexOf("/") + 1);

/** `virtual:icons`: the address of that file, and the names of what is in it; `virtual:icons/cyclades/hades` of those of an expansion. */
function icons(): Plugin {
  const id = /^virtual:icons(\/|$)/;
  const inDevelopment = "/icons";
  let building = true;
  return {
    name: "trireme-icons",
    configureServer(server) {
      building = false;
      for (const each of ["", ...expansions()]) {
        server.middlewares.use(`${inDevelopment}/${each || "all"}.svg`, (_, answer) => {
          answer.setHeader("content-type", "image/svg+xml");
          answer.end(sprite(each));
        });
      }
    },
    resolveId: (source) => (id.test(source) ? `\0${source}` : null),
    load(module) {
      if (!module.startsWith("\0") || !id.test(module.slice(1))) return null;
      const expansion = module.includes("/") ? after(module) : "";
      const names = `export const names = new Set(${JSON.stringify(Object.keys(wanted(filesOf(expansion))))});`;
      if (!building) return `${names} export default ${JSON.stringify(`${inDevelopment}/${expansion || "all"}.svg`)};`;
      const name = expansion ? `icons-${after(expansion)}.svg` : "icons.svg";
      const file = this.emitFile({ type: "asset", name, source: sprite(expansion) });
      return `${names} export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

const galleries: Record<string, Gallery> = { "": creatures, "/hades": underworld, "/titans": treasures };

/** `virtual:scenes`: the pictures of cards, drawn when the page is built, each a file that is loaded when it is seen; `/hades`: those of Hadès, and so on. */
function scenes(): Plugin {
  const id = "virtual:scenes";
  const inDevelopment = "/scenes/";
  let building = true;
  let drawn: Map<string, string> | undefined;
  const picture = (name: string) => {
    drawn ??= bodies(wanted([...filesOf(""), ...expansions().flatMap(filesOf)]));
    const gallery = Object.values(galleries).find(({ names }) => names.includes(name));
    return gallery?.pictureOf(name, (icon) => drawn?.get(icon) ?? "") ?? "";
  };
  return {
    name: "trireme-scenes",
    configureServer(server) {
      building = false;
      server.middlewares.use(inDevelopment, (request, answer) => {
        answer.setHeader("content-type", "image/svg+xml");
        answer.end(picture((request.url ?? "").slice(1)));
      });
    },
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : null),
    load(module) {
      const gallery = module.startsWith(`\0${id}`) ? galleries[module.slice(id.length + 1)] : undefined;
      if (!gallery) return null;
      const address = (name: string) =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${name}.svg`, source: picture(name) })}`
          : JSON.stringify(inDevelopment + name);
      const line = (name: string) =>
        `${JSON.stringify(name)}: { picture: ${address(name)}, plate: ${JSON.stringify(gallery.plateOf(name))} }`;
      return `export default { ${gallery.names.map(line).join(", ")} };`;
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
    outDir: "../src/trireme/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${nameOf(facadeModuleId)}-[hash].js`,
        // What the boards share comes at once, and what all pages need apart from it: many small files compress less.
        codeSplitting: {
          groups: [
            { name: "base", test: /\/src\/(lib\/(speech|Icon|settled)|boards\/SeatMark)/, priority: 1 },
            { name: "kit", test: /\/src\/boards\/kit\/\w+\.(svelte|ts)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});

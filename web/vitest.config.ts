import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Svelte as it runs in a browser, not as it renders on a server.
  resolve: { conditions: ["browser"] },
  // The words of the kit stand outside this folder.
  server: { fs: { allow: [".."] } },
  // One window for all: making one takes longer than the tests.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], isolate: false, pool: "threads" },
});

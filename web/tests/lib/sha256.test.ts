import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fromHex, sha256, toHex } from "../../src/lib/sha256";

describe("SHA-256", () => {
  it("is that of everybody else, for every length of two blocks", () => {
    for (let length = 0; length <= 130; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) & 255);
      expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  it("knows the standard's example", () => {
    expect(toHex(sha256(new TextEncoder().encode("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("reads and writes hexadecimal digits", () => expect(toHex(fromHex("00ff0a"))).toBe("00ff0a"));
});

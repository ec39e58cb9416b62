import { beforeEach, describe, expect, it } from "vitest";
import { remember, seriesBefore, seriesWith, winsIn, type Win } from "../../../src/boards/peloponnes/levels";

const won = (level: number, civilization: string, alone = false): Win => ({ level, civilization, alone });
beforeEach(() => localStorage.clear());

describe("levels completed", () => {
  it("are remembered once each, by game and series", () => {
    remember("peloponnes", "base", won(1, "sparta"));
    remember("peloponnes", "base", won(1, "sparta"));
    remember("peloponnes", "base", won(1, "argos"));
    expect(winsIn("peloponnes", "base")).toEqual([won(1, "sparta"), won(1, "argos")]);
    expect(winsIn("peloponnes", "hellas")).toEqual([]);
  });

  it("are forgotten where what is stored cannot be read", () => {
    localStorage.setItem("trireme.levels.peloponnes.base", "{");
    expect(winsIn("peloponnes", "base")).toEqual([]);
  });

  it("with an expansion that has its own targets are a series of their own", () => {
    const targets = [{ level: 1, target: 30, expansion: "hellas" }];
    expect(seriesWith(["sea", "hellas"], targets)).toBe("hellas");
    expect(seriesWith(["sea"], targets)).toBe("base");
  });
});

describe("a series", () => {
  it("needs nothing before its first level", () => expect(seriesBefore([], 1)).toEqual([]));

  it("names a civilization once, even if an earlier level has to be the other win", () => {
    expect(seriesBefore([won(1, "sparta"), won(2, "sparta")], 3)).toBeNull();
    expect(seriesBefore([won(1, "sparta"), won(1, "argos"), won(2, "sparta")], 3)).toEqual(["argos", "sparta"]);
  });

  it("has no holes, and no levels that were played alone", () => {
    expect(seriesBefore([won(2, "sparta")], 3)).toBeNull();
    expect(seriesBefore([won(1, "sparta", true)], 2)).toBeNull();
  });
});

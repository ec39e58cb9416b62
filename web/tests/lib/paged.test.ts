/** Lists that come page by page. */

import { describe, expect, it } from "vitest";
import { Paged } from "../../src/lib/paged.svelte";
import type { TableInfo, TableList } from "../../src/lib/protocol";

const named = (id: string) => ({ id }) as TableInfo;

function server(ids: string[], size: number) {
  const asked: (string | null)[] = [];
  const fetch = (after: string | null): Promise<TableList> => {
    asked.push(after);
    const from = after === null ? 0 : ids.indexOf(after) + 1;
    const page = ids.slice(from, from + size);
    return Promise.resolve({ tables: page.map(named), next: from + size < ids.length ? page.at(-1)! : null });
  };
  return { asked, fetch };
}

describe("a list", () => {
  it("shows its first page, and more when asked for", async () => {
    const { fetch } = server(["a", "b", "c", "d", "e"], 2);
    const list = new Paged(fetch);
    await list.refresh();
    expect([list.tables.map(({ id }) => id).join(""), list.more]).toEqual(["ab", true]);
    await list.showMore();
    await list.showMore();
    expect([list.tables.map(({ id }) => id).join(""), list.more]).toEqual(["abcde", false]);
  });

  it("keeps the pages it shows when it is read anew, and each table once", async () => {
    const ids = ["a", "b", "c", "d"];
    const { asked, fetch } = server(ids, 2);
    const list = new Paged(fetch);
    await list.showMore();
    asked.length = 0;
    ids.splice(2, 0, "a");
    await list.refresh();
    expect(asked).toEqual([null, "b"]);
    expect(list.tables.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
});

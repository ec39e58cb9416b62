/** A list that the server gives page by page: the first, and more when asked for. */

import type { TableInfo, TableList } from "./protocol";

export class Paged {
  tables = $state.raw<TableInfo[]>([]);
  /** Whether there are more. */
  more = $state(false);
  private pages = 1;

  constructor(private readonly fetch: (after: string | null) => Promise<TableList>) {}

  /** All pages that are shown, anew. */
  async refresh(): Promise<void> {
    const found = new Map<string, TableInfo>();
    let after: string | null = null;
    for (let page = 0; page < this.pages; page++) {
      const { tables, next }: TableList = await this.fetch(after);
      // What has moved meanwhile may come twice.
      for (const table of tables) found.set(table.id, table);
      after = next;
      if (after === null) break;
    }
    this.tables = [...found.values()];
    this.more = after !== null;
  }

  async showMore(): Promise<void> {
    this.pages += 1;
    await this.refresh();
  }
}

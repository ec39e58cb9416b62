/** The rulebook beside a table: open or not, at which rule, and who has opened it. */

class Drawer {
  open = $state(false);
  rule = $state("");
  private opener: HTMLElement | null = null;

  /** Whether a link leads into the rulebook; then it opens here, unless another window is wanted. */
  takes(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="#/rules"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button || link.target) return;
    event.preventDefault();
    const rule = new URLSearchParams(link.getAttribute("href")!.split("?")[1] ?? "").get("rule") ?? "";
    if (this.open && !rule && link === this.opener) this.close();
    else {
      if (!this.open) this.opener = link;
      [this.open, this.rule] = [true, rule];
    }
  }

  /** Whoever has opened it goes on from there. */
  close(): void {
    this.open = false;
    this.opener?.focus();
  }
}

export const drawer = new Drawer();

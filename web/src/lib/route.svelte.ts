/**
 * Where we are, from the fragment of the address: `#/`, `#/new`, `#/table/ID`, `#/replay/ID?at=12`, `#/record`,
 * `#/learn/GAME`, `#/rules/GAME`, `#/dice`.
 */

interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", id = ""] = path.split("/");
  return { page, id, query: new URLSearchParams(query) };
}

class Router {
  at = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.at = parse(location.hash);
      scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Go there without a way back to here. */
  replace(path: string): void {
    location.replace(`#${path}`);
  }
}

export const router = new Router();

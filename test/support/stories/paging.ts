import type { Route } from '#contract/http/route.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

interface List {
  readonly as?: Person;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly pagingKey?: string;
}

/** Reads a list page by page, up to `maxPages`. Returns the ids of each page. */
export async function readPages(
  route: Route,
  limit: number,
  list: List,
  maxPages = 100,
): Promise<string[][]> {
  const pages: string[][] = [];
  let pagingKey: string | undefined;
  do {
    const answer = await call(route, {
      ...list,
      query: { ...list.query, limit: String(limit), ...(pagingKey && { pagingKey }) },
    });
    const page = answer.body as Page;
    pages.push(page.items.map(({ id }) => id));
    pagingKey = page.pagingKey;
  } while (pagingKey && pages.length < maxPages);
  return pages;
}

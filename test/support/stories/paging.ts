import type { Route } from '#contract/route.ts';
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

/** The pages of a list, each as the ids on it, followed by their paging keys to the end or so many. */
export async function pagesOf(
  route: Route,
  limit: number,
  list: List,
  mostPages = 100,
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
  } while (pagingKey && pages.length < mostPages);
  return pages;
}

/** The paging key after a list's first page of one. */
export async function aPagingKey(route: Route, list: List): Promise<string> {
  const answer = await call(route, { ...list, query: { ...list.query, limit: '1' } });
  const { pagingKey } = answer.body as Page;
  if (!pagingKey) throw new Error('The list has one page');
  return pagingKey;
}

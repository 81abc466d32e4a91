import type { ResponseOf, Route } from '#contract/http/route.ts';
import type { RequestParts } from '../builders/a-request.ts';
import { type CheckedAnswer, checkedAnswer } from './checked-answer.ts';
import { driver } from './store.ts';

/** Calls a route and checks its answer against the contract. Throws if it answers INTERNAL. */
export async function call<R extends Route>(
  route: R,
  parts: RequestParts = {},
): Promise<CheckedAnswer<ResponseOf<R>>> {
  const answer = checkedAnswer(route, await (await driver()).send(route, parts));
  if (answer.code === 'INTERNAL') throw new Error(`${route.method} ${route.path}: ${answer.text}`);
  return answer;
}

interface PageOfIds {
  readonly items: readonly { readonly id: string }[];
  readonly pagingKey?: string;
}

/** Returns the ids of a page, and the paging key of the next one. */
export async function pageOfIds(route: Route, parts: RequestParts) {
  const { items, pagingKey } = (await call(route, parts)).body as PageOfIds;
  return { ids: items.map(({ id }) => id), pagingKey };
}

/** Reads a list page by page. Returns the ids of each page. */
export async function pagesOf(
  route: Route,
  limit: number,
  parts: RequestParts,
): Promise<string[][]> {
  const pages: string[][] = [];
  for (let key: string | undefined; ; ) {
    const query = { ...parts.query, limit: String(limit), ...(key && { pagingKey: key }) };
    const { ids, pagingKey } = await pageOfIds(route, { ...parts, query });
    pages.push(ids);
    if (pagingKey === undefined) return pages;
    key = pagingKey;
  }
}

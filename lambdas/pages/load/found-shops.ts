import { pageLink } from '#contract/pages/page-link.ts';
import type { Place } from '#contract/pages/place-link.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { pageOfFoundShops } from '#lambdas/shops/search/page-of-found-shops.ts';
import { isFollowed, readOn } from './read-on.ts';

/** Shops on a page of a search. */
const limit = 20;

/** Parts that a page reads at most: anybody can type words that thousands of rows begin with and no shop has. */
const parts = 4;

interface Search extends Place {
  readonly q: string;
}

interface FoundShops {
  readonly shops: readonly ShopSummary[];
  /** The link to the next page; undefined at the end of the list. */
  readonly nextPage?: string;
}

interface Options {
  readonly now: Date;
  readonly pagingKey?: string | undefined;
}

/** Returns a page of the live shops that a search finds. Throws INVALID_PAGING_KEY. */
export async function foundShops(search: Search, { now, pagingKey }: Options): Promise<FoundShops> {
  const load = (query: Parameters<typeof pageOfFoundShops>[1]) =>
    pageOfFoundShops(search, query, { viewerId: undefined, now });
  const found = await readOn(load, {
    limit,
    parts,
    ...(pagingKey !== undefined && { pagingKey }),
  });
  const { items: shops, pagingKey: next } = found;
  if (!(await isFollowed(load, found, 1))) return { shops };
  return { shops, nextPage: pageLink('search', [], { ...search, pagingKey: next }) };
}

import { flyerOffers } from '#contract/offers/flyer-offers.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { pageOfShopsOffers } from '#lambdas/offers/page-of-shops-offers.ts';
import type { ShownShop } from '#lambdas/shops/targets.ts';
import { isFollowed, readOn } from './read-on.ts';

interface Offers {
  readonly offers: readonly Offer[];
  /** The link to the rest of the list on the page of the shop; undefined at its end. */
  readonly nextPage?: string;
}

interface Options {
  readonly now: Date;
  readonly limit: number;
  readonly pagingKey?: string | undefined;
  /** The linked offer, which is first even if it is on another page of the list. */
  readonly first?: Offer | undefined;
  /** Whether the page has the link to the rest. */
  readonly linksRest?: true;
}

/** Offers that are read to learn whether any are left. */
const fewOffers = 5;

/** Returns a page of a shop's live offers: the linked one first, sold-out ones last. Throws INVALID_PAGING_KEY. */
export async function shownOffers(
  shown: ShownShop,
  { now, limit, pagingKey, first, linksRest }: Options,
): Promise<Offers> {
  const load = (query: Parameters<typeof pageOfShopsOffers>[1]) =>
    pageOfShopsOffers(shown, query, { now, seesAll: false });
  const found = await readOn(load, { limit, ...(pagingKey !== undefined && { pagingKey }) });
  const offers = flyerOffers(found.items, first);
  // A full page has a key, even if no live offer follows it.
  if (!linksRest || !(await isFollowed(load, found, fewOffers))) return { offers };
  return {
    offers,
    nextPage: pageLink('shop', shown.shop.shopIdentifier, { pagingKey: found.pagingKey }),
  };
}

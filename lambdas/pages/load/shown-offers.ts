import { flyerOffers } from '#contract/offers/flyer-offers.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { pageOfShopsOffers } from '#lambdas/offers/page-of-shops-offers.ts';
import type { ShownShop } from '#lambdas/shops/targets.ts';

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

/** Returns a page of a shop's live offers: the linked one first, sold-out ones last. Throws INVALID_PAGING_KEY. */
export async function shownOffers(
  shown: ShownShop,
  { now, limit, pagingKey, first, linksRest }: Options,
): Promise<Offers> {
  const seen = { now, seesAll: false };
  const query = { limit, ...(pagingKey !== undefined && { pagingKey }) };
  const { items, pagingKey: nextKey } = await pageOfShopsOffers(shown, query, seen);
  const offers = flyerOffers(items, first);
  if (nextKey === undefined || !linksRest) return { offers };
  // A full page has a key, even if nothing follows it.
  const next = await pageOfShopsOffers(shown, { limit: 1, pagingKey: nextKey }, seen);
  if (next.items.length === 0 && next.pagingKey === undefined) return { offers };
  return {
    offers,
    nextPage: pageLink('shop', shown.shop.shopIdentifier, { pagingKey: nextKey }),
  };
}

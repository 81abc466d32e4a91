import type { Offer } from '#contract/offers/offers.ts';
import { pageOfShopsOffers } from '#lambdas/offers/page-of-shops-offers.ts';
import type { ShownShop } from '#lambdas/shops/targets.ts';

const isSoldOut = ({ displayStatus }: Offer) => displayStatus === 'sold_out';

interface Offers {
  readonly offers: readonly Offer[];
  /** The rest of the list; undefined at its end. */
  readonly pagingKey?: string;
}

interface Options {
  readonly now: Date;
  readonly limit: number;
  readonly pagingKey?: string | undefined;
  /** The linked offer, which is first even if it is on another page of the list. */
  readonly first?: Offer | undefined;
}

/** Returns a page of a shop's live offers: the linked one first, sold-out ones last. Throws INVALID_PAGING_KEY. */
export async function shownOffers(
  shown: ShownShop,
  { now, limit, pagingKey, first }: Options,
): Promise<Offers> {
  const query = { limit, ...(pagingKey !== undefined && { pagingKey }) };
  const page = await pageOfShopsOffers(shown, query, { now, seesAll: false });
  const others = page.items.filter(({ id }) => id !== first?.id);
  const offers = [
    ...(first ? [first] : []),
    ...others.filter((offer) => !isSoldOut(offer)),
    ...others.filter(isSoldOut),
  ];
  return { offers, ...(page.pagingKey !== undefined && { pagingKey: page.pagingKey }) };
}

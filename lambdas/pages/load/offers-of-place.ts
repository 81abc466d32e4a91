import type { FeedOffer } from '#contract/offers/offers.ts';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import { pageOfFeed, sharesOfPage } from '#lambdas/offers/feeds/page-of-feed.ts';
import { noFacts } from '#lambdas/shops/shop-facts.ts';
import { isFollowed, readOn } from './read-on.ts';

/** Offers on a page of a place. */
const limit = 20;

/** A place with fewer offers also shows offers of the larger place. */
const fewOffers = 10;

/** Pages of places show no facts of shops. */
const loadFacts = async () => () => noFacts;

interface OffersAround {
  readonly place: Place;
  readonly offers: readonly FeedOffer[];
}

interface OffersOfPlace {
  readonly offers: readonly FeedOffer[];
  /** The link to the next page; undefined at the end of the list. */
  readonly nextPage?: string;
  /** Offers of the nearest larger place that has others. */
  readonly around?: OffersAround;
}

interface Options {
  readonly now: Date;
  readonly pagingKey?: string | undefined;
}

/** Returns the larger places around a place, the nearest first. */
function placesAround({ state, city }: Place): readonly Place[] {
  if (state === undefined) return [];
  return city === undefined ? [{}] : [{ state }, {}];
}

/** Fills a page with offers of the nearest larger place that has any. */
async function offersAround(
  place: Place,
  own: readonly FeedOffer[],
  view: { readonly now: Date; readonly hasShare: (businessId: string) => boolean },
): Promise<OffersAround | undefined> {
  const except = new Set(own.map(({ id }) => id));
  for (const larger of placesAround(place)) {
    const { items } = await readOn(
      (query) => pageOfFeed(larger, query, { ...view, loadFacts, except }),
      { limit: limit - own.length, enough: fewOffers },
    );
    if (items.length > 0) return { place: larger, offers: items };
  }
  return undefined;
}

/**
 * Returns a page of the live offers of a place. Where the first page ends the list with few offers, it also has offers of
 * a larger place. Throws INVALID_PAGING_KEY.
 */
export async function offersOfPlace(
  place: Place,
  { now, pagingKey }: Options,
): Promise<OffersOfPlace> {
  const hasShare = sharesOfPage();
  const found = await readOn((query) => pageOfFeed(place, query, { now, hasShare, loadFacts }), {
    limit,
    enough: fewOffers,
    ...(pagingKey !== undefined && { pagingKey }),
  });
  const { items: offers, pagingKey: next } = found;
  const hasNext = await isFollowed(
    // The next page has three offers of each business again.
    (query) => pageOfFeed(place, query, { now, hasShare: sharesOfPage(), loadFacts }),
    found,
    1,
  );
  if (hasNext) return { offers, nextPage: placeLink(place, { pagingKey: next }) };
  if (pagingKey !== undefined || offers.length >= fewOffers) return { offers };
  const around = await offersAround(place, offers, { now, hasShare });
  return { offers, ...(around && { around }) };
}

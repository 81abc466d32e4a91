import { fold } from '#contract/fold.ts';
import { type Key, keys } from '../shared/table/keys.ts';
import { offerStateKey } from '../shared/table/offer-states.ts';
import type { Item } from '../shared/table/read.ts';
import type { ShopItem } from '../shops/shop-repository.ts';
import { windowIn } from './offer.ts';
import { type OfferItem, offerAttributes } from './offer-repository.ts';

/** The feeds: the country's, each state's and each city's. A city is known by its folded name. */
export const feeds = {
  country: 'FEED#BR',
  state: (uf: string) => `FEED#${uf}`,
  city: (uf: string, city: string) => `FEED#${uf}#${fold(city)}`,
} as const;

/** Whether a shop's offers may stand in a feed. */
export function isInFeed({ address }: ShopItem, feed: string): boolean {
  const { state, city } = address;
  return [feeds.country, feeds.state(state), feeds.city(state, city)].includes(feed);
}

/** Partition of all offers that are on, public or not, by their ends; the sweep reads it. */
export const byEnd = 'ENDING';

/** Sort key of a feed: by start, so that a page begins with the newest and leaves out future ones. */
const feedKey = (startsAt: string, offerId: string) => `${startsAt}#${offerId}`;

/** The country's feed key of an offer; none where no shop may show it. */
export function countryKey(offer: OfferItem, listed: readonly ShopItem[]): Item {
  if (listed.length === 0) return {};
  return { GSI1PK: feeds.country, GSI1SK: feedKey(offer.startsAt, offer.id) };
}

/** An offer's own item. `listed` are the shops that may show it to the public. */
export function offerRow(offer: OfferItem, listed: readonly ShopItem[]): Key & Item {
  return {
    ...keys.offer(offer.id),
    ...offerAttributes(offer),
    ...countryKey(offer, listed),
    ...(offer.status === 'active' && { GSI2PK: byEnd, GSI2SK: `${offer.endsAt}#${offer.id}` }),
  };
}

/** The offer in its business's list. */
export function businessRow(offer: OfferItem): Key & Item {
  return {
    ...keys.offerOfBusiness(offer.businessId, offer.id),
    LSI1SK: offerStateKey(offer.status, offer.endsAt, offer.id),
    startsAt: offer.startsAt,
    status: offer.status,
  };
}

/**
 * The feed keys of an offer's rows, by shop: the first listed shop of each city has the city's and the
 * first of each state the state's.
 */
export function shopFeedKeys(
  offer: OfferItem,
  listed: readonly ShopItem[],
): ReadonlyMap<string, Item> {
  const seen = new Set<string>();
  const isFirst = (feed: string) => !seen.has(feed) && seen.add(feed) !== undefined;
  return new Map(
    listed.map(({ id, address, timeZone }) => {
      const { startsAt } = windowIn([timeZone], offer, offer.createdAt);
      const city = feeds.city(address.state, address.city);
      const state = feeds.state(address.state);
      const sortKey = feedKey(startsAt, offer.id);
      return [
        id,
        {
          ...(isFirst(city) && { GSI1PK: city, GSI1SK: sortKey }),
          ...(isFirst(state) && { GSI2PK: state, GSI2SK: sortKey }),
        },
      ];
    }),
  );
}

/** The offer in the list of each of its shops, with start and end by that shop's clock. */
export function shopRows(
  offer: OfferItem,
  shops: readonly ShopItem[],
  listed: readonly ShopItem[],
): (Key & Item)[] {
  const feedKeys = shopFeedKeys(offer, listed);
  return shops.map(({ id, timeZone }) => {
    const { startsAt, endsAt } = windowIn([timeZone], offer, offer.createdAt);
    return {
      ...keys.offerOfShop(id, offer.id),
      LSI1SK: offerStateKey(offer.status, endsAt, offer.id),
      startsAt,
      status: offer.status,
      ...feedKeys.get(id),
    };
  });
}

import { fold } from '#contract/fold.ts';
import { type Key, keys } from '../shared/table/keys.ts';
import type { Item } from '../shared/table/read.ts';
import type { ShopItem } from '../shops/shop-repository.ts';
import { type OfferWindow, windowIn } from './offer.ts';
import type { OfferItem } from './offer-repository.ts';

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

/** Offers that are in the feeds, by their ends: what the sweep takes out. */
export const byEnd = 'ENDING';

/** By state and end: what is on and not over is one range, what is over another. */
const stateKey = (offer: OfferItem, { endsAt }: OfferWindow) =>
  `${offer.status}#${endsAt}#${offer.id}`;

/** The offer itself; while it is on, it stands in the country's feed and in the list that the sweep goes by. */
export function offerRow(offer: OfferItem): Key & Item {
  const isOn = offer.status === 'active';
  return {
    ...keys.offer(offer.id),
    ...offer,
    ...(isOn && {
      GSI1PK: feeds.country,
      GSI1SK: offer.id,
      GSI2PK: byEnd,
      GSI2SK: `${offer.endsAt}#${offer.id}`,
    }),
  };
}

/** The offer in its business's list. */
export function businessRow(offer: OfferItem): Key & Item {
  return {
    ...keys.offerOfBusiness(offer.businessId, offer.id),
    LSI1SK: stateKey(offer, offer),
    startsAt: offer.startsAt,
    status: offer.status,
  };
}

/**
 * The offer in each of its shops' lists, by that shop's clock. While it is on, the first shop of each
 * city carries the city's feed row and the first of each state the state's.
 */
export function shopRows(offer: OfferItem, shops: readonly ShopItem[]): (Key & Item)[] {
  const seen = new Set<string>();
  const isFirst = (feed: string) => !seen.has(feed) && seen.add(feed) !== undefined;
  return shops.map((shop) => {
    const window = windowIn([shop.timeZone], offer, offer.createdAt);
    const city = feeds.city(shop.address.state, shop.address.city);
    const state = feeds.state(shop.address.state);
    const isOn = offer.status === 'active';
    return {
      ...keys.offerOfShop(shop.id, offer.id),
      LSI1SK: stateKey(offer, window),
      startsAt: window.startsAt,
      status: offer.status,
      ...(isOn && isFirst(city) && { GSI1PK: city, GSI1SK: offer.id }),
      ...(isOn && isFirst(state) && { GSI2PK: state, GSI2SK: offer.id }),
    };
  });
}

import { inGsi1, inGsi2, offerStateKey, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, type Key, keys } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { windowInShop } from '../offer-window.ts';
import { type OfferItem, offerAttributes } from './offer-item.ts';

/** Returns an offer's key in the country's feed; none where no shop may show it. */
export function countryKey(offer: OfferItem, listed: readonly ShopItem[]): Item {
  if (listed.length === 0) return {};
  return inGsi1(partitions.feedOfCountry, instantKey(offer.startsAt, offer.id));
}

/** Returns an offer's own item. `listed` are the shops that may show it publicly. */
export function offerRow(offer: OfferItem, listed: readonly ShopItem[]): Key & Item {
  return {
    ...keys.offer(offer.id),
    ...offerAttributes(offer),
    ...countryKey(offer, listed),
    ...(offer.status === 'active' &&
      inGsi2(partitions.offersByEnd, instantKey(offer.endsAt, offer.id))),
  };
}

/** Returns the offer's row in its business's list. */
export function businessRow(offer: OfferItem): Key & Item {
  return {
    ...keys.offerOfBusiness(offer.businessId, offer.id),
    LSI1SK: offerStateKey(offer.status, offer.endsAt, offer.id),
    startsAt: offer.startsAt,
    status: offer.status,
  };
}

/** Returns the feed keys of an offer's rows by shop: the first listed shop of each city and state has its key. */
export function shopFeedKeys(
  offer: OfferItem,
  listed: readonly ShopItem[],
): ReadonlyMap<string, Item> {
  const seen = new Set<string>();
  const isFirst = (feed: string) => !seen.has(feed) && seen.add(feed) !== undefined;
  return new Map(
    listed.map((shop) => {
      const { id, address } = shop;
      const { startsAt } = windowInShop(offer, shop);
      const city = partitions.feedOfCity(address.state, address.city);
      const state = partitions.feedOfState(address.state);
      const sortKey = instantKey(startsAt, offer.id);
      return [
        id,
        {
          ...(isFirst(city) && inGsi1(city, sortKey)),
          ...(isFirst(state) && inGsi2(state, sortKey)),
        },
      ];
    }),
  );
}

/** Returns the offer's row in each shop's list, with start and end by the shop's clock. */
export function shopRows(
  offer: OfferItem,
  shops: readonly ShopItem[],
  listed: readonly ShopItem[],
): (Key & Item)[] {
  const feedKeys = shopFeedKeys(offer, listed);
  return shops.map((shop) => {
    const { startsAt, endsAt } = windowInShop(offer, shop);
    return {
      ...keys.offerOfShop(shop.id, offer.id),
      LSI1SK: offerStateKey(offer.status, endsAt, offer.id),
      startsAt,
      status: offer.status,
      businessId: offer.businessId,
      ...feedKeys.get(shop.id),
    };
  });
}

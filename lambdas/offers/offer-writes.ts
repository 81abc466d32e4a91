import { type BusinessItem, checkBusinessUnchanged } from '../businesses/business-repository.ts';
import { type Key, keys } from '../shared/table/keys.ts';
import type { Item } from '../shared/table/read.ts';
import { put, update, type Write } from '../shared/table/transaction.ts';
import { isShopLive } from '../shops/shop.ts';
import { checkShopUnchanged, type ShopItem } from '../shops/shop-repository.ts';
import type { OfferItem } from './offer-repository.ts';
import { businessRow, countryKey, offerRow, shopFeedKeys, shopRows } from './offer-rows.ts';

const exists = { expression: 'attribute_exists(PK)' };

/** Whose offer it is and where it is sold, as they were read. */
export interface Standing {
  readonly business: BusinessItem;
  readonly shops: readonly ShopItem[];
}

/** The shops that may show an offer to the public: while it is on, the live ones. */
function listedShops(offer: OfferItem, { business, shops }: Standing): ShopItem[] {
  return offer.status === 'active' ? shops.filter((shop) => isShopLive(shop, business)) : [];
}

/**
 * Requires business and shops to be as they were read. Every transaction that writes feed keys has these
 * checks, so that an approval or suspension at the same moment leaves no wrong row.
 */
function checkStanding({ business, shops }: Standing): Write[] {
  return [checkBusinessUnchanged(business), ...shops.map(checkShopUnchanged)];
}

const checkOffer = ({ version, userId }: OfferItem) => ({
  expression: 'version = :version AND userId = :userId',
  values: { ':version': version, ':userId': userId },
});

/** All writes of a new offer in n shops: 4 + 2n. */
export function insertOffer(
  offer: OfferItem,
  standing: Standing,
  availableLimit: number | undefined,
): Write[] {
  const listed = listedShops(offer, standing);
  return [
    ...checkStanding(standing),
    put(offerRow(offer, listed)),
    put({ ...keys.offerCounters(offer.id), claimedCount: 0, redeemedCount: 0, availableLimit }),
    put(businessRow(offer)),
    ...shopRows(offer, standing.shops, listed).map((row) => put(row)),
  ];
}

/** Writes an offer over the one that was read, with its rows; its shops stay the same. */
export function replaceOffer(before: OfferItem, after: OfferItem, standing: Standing): Write[] {
  const listed = listedShops(after, standing);
  return [
    ...checkStanding(standing),
    put(offerRow(after, listed), checkOffer(before)),
    put(businessRow(after), exists),
    ...shopRows(after, standing.shops, listed).map((row) => put(row, exists)),
  ];
}

/** Sets those of some index keys that are given and removes the others. */
function setIndexKeys(
  key: Key,
  names: readonly string[],
  wanted: Item,
  condition: { readonly expression: string; readonly values?: Record<string, unknown> },
): Write {
  const given = names.filter((name) => wanted[name] !== undefined);
  const absent = names.filter((name) => wanted[name] === undefined);
  const set = given.length > 0 ? `SET ${given.map((name) => `${name} = :${name}`).join(', ')}` : '';
  const remove = absent.length > 0 ? `REMOVE ${absent.join(', ')}` : '';
  const values = {
    ...condition.values,
    ...Object.fromEntries(given.map((name) => [`:${name}`, wanted[name]])),
  };
  return update(key, `${set} ${remove}`.trim(), {
    expression: condition.expression,
    ...(Object.keys(values).length > 0 && { values }),
  });
}

const ofCountry = ['GSI1PK', 'GSI1SK'];
const all = [...ofCountry, 'GSI2PK', 'GSI2SK'];

/**
 * Makes the feed keys of an offer what business and shops allow now. The offer must be on and not swept
 * yet: the sweep's own key is still there.
 */
export function refreshFeedKeys(offer: OfferItem, standing: Standing): Write[] {
  const listed = listedShops(offer, standing);
  const feedKeys = shopFeedKeys(offer, listed);
  const { expression, values } = checkOffer(offer);
  return [
    ...checkStanding(standing),
    setIndexKeys(keys.offer(offer.id), ofCountry, countryKey(offer, listed), {
      expression: `${expression} AND attribute_exists(GSI2PK)`,
      values,
    }),
    ...standing.shops.map(({ id }) =>
      setIndexKeys(keys.offerOfShop(id, offer.id), all, feedKeys.get(id) ?? {}, exists),
    ),
  ];
}

/** Takes an offer that has ended out of the feeds; its lists keep it. */
export function unlistOffer(offer: OfferItem): Write[] {
  return [
    setIndexKeys(keys.offer(offer.id), all, {}, checkOffer(offer)),
    ...offer.shopsIds.map((id) => setIndexKeys(keys.offerOfShop(id, offer.id), all, {}, exists)),
  ];
}

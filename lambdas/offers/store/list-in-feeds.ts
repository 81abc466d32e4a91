import { exists } from '#lambdas/platform/table/conditions.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { update, type WriteCondition } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { OfferItem } from './offer-item.ts';
import { countryKey, shopFeedKeys } from './offer-rows.ts';
import { offerUnchanged } from './offer-unchanged.ts';
import { checkSellerUnchanged, listedShops, type Seller } from './seller.ts';
import { differs, type StoredItems } from './stored-items.ts';

/** Sets the index keys in `wanted`, and removes the others of `names`. */
function setIndexKeys(
  key: Key,
  names: readonly string[],
  wanted: Item,
  condition: WriteCondition,
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
    ...condition,
    ...(Object.keys(values).length > 0 && { values }),
  });
}

const gsi1Keys = ['GSI1PK', 'GSI1SK'];
const allKeys = [...gsi1Keys, 'GSI2PK', 'GSI2SK'];

/**
 * Updates an offer's feed keys to the current state of business and shops; writes nothing if the stored items,
 * read after both, have them already. Fails if the offer is inactive or swept: then the sweep's own key is gone.
 */
export function refreshFeedKeys(offer: OfferItem, seller: Seller, stored: StoredItems): Write[] {
  const listed = listedShops(offer, seller);
  const feedKeys = shopFeedKeys(offer, listed);
  const inCountry = countryKey(offer, listed);
  const rows = seller.shops
    .map(({ id }) => ({ key: keys.offerOfShop(id, offer.id), wanted: feedKeys.get(id) ?? {} }))
    .filter(({ key, wanted }) => differs(stored(key), wanted, allKeys));
  if (rows.length === 0 && !differs(stored(keys.offer(offer.id)), inCountry, gsi1Keys)) return [];
  const condition = offerUnchanged(offer);
  return [
    ...checkSellerUnchanged(seller),
    setIndexKeys(keys.offer(offer.id), gsi1Keys, inCountry, {
      ...condition,
      expression: `${condition.expression} AND attribute_exists(GSI2PK)`,
    }),
    ...rows.map(({ key, wanted }) => setIndexKeys(key, allKeys, wanted, exists)),
  ];
}

/** Takes an ended offer out of the feeds; its lists keep it. */
export function unlistOffer(offer: OfferItem): Write[] {
  return [
    setIndexKeys(keys.offer(offer.id), allKeys, {}, offerUnchanged(offer)),
    ...offer.shopsIds.map((id) =>
      setIndexKeys(keys.offerOfShop(id, offer.id), allKeys, {}, exists),
    ),
  ];
}

import { ulid } from 'ulid';
import { newOffer } from '#lambdas/offers/offer.ts';
import { businessRow, offerRow, shopRows } from '#lambdas/offers/store/offer-rows.ts';
import { followTimeKey, inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { findShops, shopItemOf } from '#lambdas/shops/store/shop-store.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { putItems } from '#test/support/memory-table/table.ts';
import type { ModelShop } from '../model/model.ts';
import { anOfferIn, type Owner } from './an-account.ts';

/** Writes offers in shops of an owner, with the items that the API writes; returns their ids. */
export async function writeOffers(
  owner: Owner,
  count: number,
  ...shops: ModelShop[]
): Promise<string[]> {
  const { userId } = owner;
  const now = new Date();
  const input = { ...anOfferIn(owner, ...shops), paymentOptions: ['PAYMENT_OPTION_PIX' as const] };
  const sellers = (await findShops(shops.map(({ id }) => id))).filter((shop) => shop !== undefined);
  const zones = sellers.map(({ timeZone }) => timeZone);
  const offers = Array.from({ length: count }, () =>
    newOffer(input, zones, { id: newId('offer', now), userId, now }),
  );
  putItems(
    ...offers.flatMap((offer) => [
      offerRow(offer, sellers),
      { ...keys.offerCounters(offer.id), claimedCount: 0, redeemedCount: 0 },
      businessRow(offer),
      ...shopRows(offer, sellers, sellers),
    ]),
  );
  return offers.map(({ id }) => id);
}

/** Writes follows of a shop by users without accounts. */
export function writeFollowers(businessId: string, shopId: string, count: number): void {
  const followedAt = new Date().toISOString();
  const follows = Array.from({ length: count }, () => {
    const userId = crypto.randomUUID();
    return {
      ...keys.follow(userId, shopId),
      LSI1SK: followTimeKey(followedAt, shopId),
      ...inGsi1(partitions.followersOfShop(shopId), userId),
      followId: ulid(),
      businessId,
      followedAt,
    };
  });
  putItems(...follows);
}

/** Writes shops of another business and a user's follow of each; returns the ids of the shops. */
export async function writeFollowedShops(
  userId: string,
  businessId: string,
  count: number,
): Promise<string[]> {
  const now = new Date();
  const followedAt = now.toISOString();
  const ids = Array.from({ length: count }, () => newId('shop', now));
  putItems(
    ...ids.flatMap((id) => [
      shopItemOf(aShop({ id, businessId, shopIdentifier: id.toLowerCase().replace('_', '-') })),
      { ...keys.shopCounters(id), followersCount: 0, offersCount: 0 },
      {
        ...keys.follow(userId, id),
        LSI1SK: followTimeKey(followedAt, id),
        ...inGsi1(partitions.followersOfShop(id), userId),
        followId: ulid(now.getTime()),
        followedAt,
      },
    ]),
  );
  return ids;
}

import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { newOffer } from '#lambdas/offers/offer.ts';
import { businessRow, offerRow, shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import { newId } from '#lambdas/shared/new-id.ts';
import { followTimeKey, inGsi1, type Key, keys, partitions } from '#lambdas/shared/table/keys.ts';
import { findShops } from '#lambdas/shops/repository/find-shops.ts';
import { shopItemOf } from '#lambdas/shops/repository/shop-item.ts';
import { mapConcurrently } from '#scripts/seed/map-concurrently.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import type { ModelShop } from '../model/model.ts';
import { ownClient } from '../support/own-table.ts';
import { anOfferIn, type Owner } from './an-account.ts';

const client = DynamoDBDocumentClient.from(ownClient, {
  marshallOptions: { removeUndefinedValues: true },
});

/** Writes items directly, 25 at a time (DynamoDB's limit), since hundreds of calls would take minutes. */
async function writeItems(items: readonly Key[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, n) =>
    items.slice(n * 25, (n + 1) * 25).map((Item) => ({ PutRequest: { Item } })),
  );
  await mapConcurrently(batches, 8, (requests) =>
    client.send(
      new BatchWriteCommand({ RequestItems: { [String(process.env['TABLE_NAME'])]: requests } }),
    ),
  );
}

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
  await writeItems(
    offers.flatMap((offer) => [
      offerRow(offer, sellers),
      { ...keys.offerCounters(offer.id), claimedCount: 0, redeemedCount: 0 },
      businessRow(offer),
      ...shopRows(offer, sellers, sellers),
    ]),
  );
  return offers.map(({ id }) => id);
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
  await writeItems(
    ids.flatMap((id) => [
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

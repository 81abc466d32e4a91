import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { OfferInput } from '#contract/offers/offer-input.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { newClaim } from '#lambdas/claims/claim.ts';
import { capsOf, shardsFor } from '#lambdas/claims/shard-caps.ts';
import type {
  ClaimItem,
  StoredRedeemer,
  StoredRedemption,
} from '#lambdas/claims/store/claim-item.ts';
import { insertClaim } from '#lambdas/claims/store/claim-store.ts';
import { insertRedemption } from '#lambdas/claims/store/redemption-store.ts';
import { confirmHold } from '#lambdas/claims/store/stock-store.ts';
import { storeTerms } from '#lambdas/claims/store/terms.ts';
import { findClaimsOfOffer, replaceClaimsOfOffer } from '#lambdas/claims/store/wallet-store.ts';
import { takeFromStock } from '#lambdas/claims/take-from-stock.ts';
import { createOffer } from '#lambdas/offers/create-offer.ts';
import { newOffer } from '#lambdas/offers/offer.ts';
import { findOffer } from '#lambdas/offers/store/find-offers.ts';
import { insertOffer } from '#lambdas/offers/store/write-offer.ts';
import { table, tableName } from '#lambdas/platform/table/client.ts';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { actionOf, commit, update } from '#lambdas/platform/table/transaction.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import { findShop, findShops } from '#lambdas/shops/store/shop-store.ts';
import { localHour } from '#lambdas/statistics/hour.ts';
import type { Owner } from './seed-data.ts';

/** Publishes an offer as the API would have done at `now`; the API itself refuses past days. */
export async function publishInThePast(
  { userId, businessId }: Owner,
  body: OfferInput,
  now: Date,
): Promise<void> {
  const business = await findBusiness(businessId);
  if (!business) throw new Error(`The business ${businessId} of the demo data is not stored.`);
  const { writes } = await createOffer({
    params: undefined,
    query: undefined,
    body,
    actor: { userId, businessId, role: 'owner', isPasswordRequired: false },
    now,
    requestId: 'seed',
    remainingTime: () => Number.POSITIVE_INFINITY,
    business,
  });
  await commit(writes);
}

/** Uses up the stock of a new offer, with claims of consumers outside the demo data. */
export async function sellOut(offerId: string, limit: number): Promise<void> {
  const shards = Array.from({ length: shardsFor(limit) }, () => 0);
  const taken = (capsOf(limit, shards) ?? []).map((cap, shard) =>
    update(keys.claimShard(offerId, shard), 'SET taken = :cap', {
      expression: 'cap = :cap',
      values: { ':cap': cap },
    }),
  );
  const counters = update(keys.offerCounters(offerId), 'SET claimedCount = :limit', {
    expression: 'availableLimit = :limit',
    values: { ':limit': limit },
  });
  await commit([...taken, counters]);
}

interface PastClaim {
  readonly offerId: string;
  readonly consumerId: string;
  readonly shopId: string;
}

const withoutEnd = () => Number.POSITIVE_INFINITY;

/** Claims an ended offer, as the API would have done at `now`. */
export async function claimInThePast(
  { offerId, consumerId, shopId }: PastClaim,
  now: Date,
): Promise<ClaimItem> {
  const found = await findOffer(offerId);
  const business = found && (await findBusiness(found.offer.businessId));
  if (!business) throw new Error(`The offer ${offerId} of the demo data is not stored.`);
  const { offer } = found;
  const counted = await findClaimsOfOffer(consumerId, offerId);
  await storeTerms(offer, business);
  const hold = await takeFromStock(offerId, offer.claimShards ?? 1, withoutEnd);
  const shop = await findShop(shopId);
  if (!shop) throw new Error(`The shop ${shopId} of the demo data is not stored.`);
  const { timeZone } = shop;
  const claim = newClaim(offer, hold, { consumerId, shopId, timeZone }, now);
  const claims = { ...counted.claims, [claim.code]: claim.endsAt };
  await commit([insertClaim(claim), replaceClaimsOfOffer(counted, claims)]);
  await confirmHold(hold);
  return claim;
}

/** Returns a redemption of a claim in its shop, as the API would have stored it at `now`. */
export function pastRedemption(
  { code, shopId, timeZone }: ClaimItem,
  redeemedBy: StoredRedeemer,
  now: Date,
): StoredRedemption {
  const at = now.toISOString();
  const [day = '', hour = ''] = localHour(timeZone, at).split('T');
  return {
    id: newId('redemption', now),
    nonce: `seed-${code}`,
    shopId,
    day,
    hour,
    redeemedBy,
    redeemedAt: at,
    recordedAt: at,
    offline: false,
    status: 'done',
  };
}

/** Redeems such a claim in its shop, as the API would have done at `now`. */
export async function redeemInThePast(
  claim: ClaimItem,
  redeemedBy: StoredRedeemer,
  now: Date,
): Promise<void> {
  const own = pastRedemption(claim, redeemedBy, now);
  const closed = { status: 'redeemed', closedAt: own.redeemedAt } as const;
  await commit(insertRedemption(claim, { ...claim, ...closed, redemptions: [own] }, own));
}

type Item = Record<string, unknown>;

/** DynamoDB's limit for one batch. */
const batchSize = 25;
const batchConcurrency = 8;

/** Writes the items of published offers without the transaction's conditions. */
export async function writeOffers(
  inputs: readonly Omit<OfferInput, 'businessId'>[],
  { userId, businessId }: Owner,
): Promise<void> {
  const found = await findShops(inputs[0]?.shopsIds ?? []);
  const shops = found.filter((shop) => shop !== undefined);
  const business = await findBusiness(businessId);
  if (!business) throw new Error(`There is no business ${businessId}.`);
  const zones = shops.map(({ timeZone }) => timeZone);
  const items = inputs.flatMap((input, row) => {
    // One hour between offers, oldest first.
    const now = new Date(Date.now() - (inputs.length - row) * 3_600_000);
    const id = newId('offer', now);
    // Leaves out the sixteen stock shards of each offer, which its first claim creates.
    const { claimShards: _, ...offer } = newOffer({ ...input, businessId }, zones, {
      id,
      userId,
      now,
    });
    return insertOffer(offer, { business, shops }, undefined)
      .flatMap((write) => actionOf(write).Put?.Item ?? [])
      .filter(({ SK }) => SK !== 'SHARD');
  });
  while (items.length > 0) {
    const batches = Array.from({ length: batchConcurrency }, () => items.splice(0, batchSize));
    await Promise.all(batches.map(writeBatch));
  }
  const counted = { values: { ':added': inputs.length }, ...exists };
  await commit([
    update(keys.businessCounters(businessId), 'ADD storedOffersCount :added', counted),
  ]);
  for (const { id } of shops) await refreshOffersCount(id, new Date());
}

async function writeBatch(items: readonly Item[]): Promise<void> {
  let requests = items.map((Item) => ({ PutRequest: { Item } }));
  while (requests.length > 0) {
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: requests } }),
    );
    requests = (UnprocessedItems?.[tableName] ?? []) as typeof requests;
  }
}

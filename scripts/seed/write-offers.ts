import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { OfferInput } from '#contract/offers/offer-input.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { newOffer } from '#lambdas/offers/offer.ts';
import { insertOffer } from '#lambdas/offers/store/write-offer.ts';
import { table, tableName } from '#lambdas/platform/table/client.ts';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { actionOf, commit, update } from '#lambdas/platform/table/transaction.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import { findShops } from '#lambdas/shops/store/shop-store.ts';
import type { Owner } from './seed-data.ts';

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

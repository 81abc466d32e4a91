import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { OfferInput } from '#contract/offers.ts';
import { findBusiness } from '#lambdas/businesses/business-repository.ts';
import { newOffer } from '#lambdas/offers/offer.ts';
import { insertOffer } from '#lambdas/offers/repository/write-offer.ts';
import { table, tableName } from '#lambdas/shared/table/client.ts';
import { actionOf } from '#lambdas/shared/table/transaction.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import { findShops } from '#lambdas/shops/repository/find-shops.ts';

type Item = Record<string, unknown>;

/** What DynamoDB takes in one batch. */
const batchSize = 25;
const batchesAtOnce = 8;

interface Owner {
  readonly userId: string;
  readonly businessId: string;
}

/** Writes offers as the rows that publishing them would make, without the conditions around them. */
export async function writeOffers(
  inputs: readonly Omit<OfferInput, 'businessId'>[],
  owner: Owner,
): Promise<void> {
  const found = await findShops(inputs[0]?.shopsIds ?? []);
  const shops = found.filter((shop) => shop !== undefined);
  const business = await findBusiness(owner.businessId);
  if (!business) throw new Error(`There is no business ${owner.businessId}`);
  const zones = shops.map(({ timeZone }) => timeZone);
  const items = inputs.flatMap((input, row) => {
    // Published an hour apart, the newest last.
    const now = new Date(Date.now() - (inputs.length - row) * 3_600_000);
    const offer = newOffer({ ...input, businessId: owner.businessId }, zones, {
      id: `off_${ulid(now.getTime())}`,
      userId: owner.userId,
      now,
    });
    return insertOffer(offer, { business, shops }, undefined).flatMap(
      (write) => actionOf(write).Put?.Item ?? [],
    );
  });
  const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
  const worker = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) await writeBatch(batch);
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, worker));
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

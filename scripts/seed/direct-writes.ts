import type { OfferInput } from '#contract/offers/offer-input.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { capsOf, shardsFor } from '#lambdas/claims/shard-caps.ts';
import { createOffer } from '#lambdas/offers/create-offer.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { commit, update } from '#lambdas/platform/table/transaction.ts';
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

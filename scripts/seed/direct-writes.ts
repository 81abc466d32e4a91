import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { OfferInput } from '#contract/offer-input.ts';
import { findBusiness } from '#lambdas/businesses/business-repository.ts';
import { createOffer } from '#lambdas/offers/create-offer.ts';
import { table, tableName } from '#lambdas/shared/table/client.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { commit } from '#lambdas/shared/table/transaction.ts';
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

/** Sets an offer's count of claims to its limit. */
export async function sellOut(offerId: string, limit: number): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keys.offerCounters(offerId),
      UpdateExpression: 'SET claimedCount = :limit',
      ConditionExpression: 'availableLimit = :limit',
      ExpressionAttributeValues: { ':limit': limit },
    }),
  );
}

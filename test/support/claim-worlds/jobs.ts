import { removeItemsOfUser } from '#lambdas/accounts/store/removal-store.ts';
import { countClaims, holdNames, settleClaims } from '#lambdas/claims/count-claims.ts';
import { leaveClaim } from '#lambdas/claims/forget-consumer.ts';
import { listCodesOfUser } from '#lambdas/claims/store/claim-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { changeAttributes } from '../memory-table/table.ts';

/** Counts the claims of an offer, and settles pending ones. */
export async function runJobs(offerId: string): Promise<void> {
  await settleClaims(offerId, holdNames(await countClaims(offerId)));
}

/** Takes a removed user out of their claims, and removes their counts. */
export async function leaveAll(userId: string): Promise<void> {
  const now = new Date();
  for (const code of (await listCodesOfUser(userId, { limit: 100, position: undefined })).items) {
    await leaveClaim(code, userId, now);
  }
  await removeItemsOfUser(userId, undefined);
}

/** Removes a user immediately, like the call. Returns the later job that removes their claims. */
export function removeConsumer(userId: string): () => Promise<void> {
  changeAttributes(keys.user(userId), { status: 'removed' });
  return () => leaveAll(userId);
}

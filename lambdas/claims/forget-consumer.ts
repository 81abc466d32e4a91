import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { hasClaimEnded } from './claim.ts';
import { uncountClaim, writesToCancel } from './end-claim.ts';
import { findClaim, replaceClaim } from './store/claim-store.ts';

/** Takes the consumer out of a claim of theirs, which is cancelled first where it could still be used. */
export async function leaveClaim(code: string, userId: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const claim = await findClaim(code);
    if (claim?.consumerId !== userId || claim.status !== 'open' || hasClaimEnded(claim, now))
      return;
    await commit(await writesToCancel(claim, 'holder', now));
  });
  await forget(code, (consumerId) => consumerId === userId);
}

async function forget(code: string, isMeant: (consumerId: string) => boolean): Promise<void> {
  await retryOnConflict(async (commit) => {
    const claim = await findClaim(code);
    if (claim?.consumerId === undefined || !isMeant(claim.consumerId)) return;
    const { consumerId: _, ...rest } = claim;
    await commit([replaceClaim(claim, rest)]);
  });
}

/**
 * Takes the consumer out of a claim that ended before an instant, and the claim out of the lists of its business and out of
 * those that count for the consumer.
 */
export async function forgetEndedClaim(code: string, before: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const claim = await findClaim(code);
    if (!claim || claim.isForgotten || !hasClaimEnded(claim, before)) return;
    const { consumerId: _, ...rest } = claim;
    const forgotten = replaceClaim(claim, { ...rest, isForgotten: true });
    await commit([forgotten, ...(await uncountClaim(claim))]);
  });
}

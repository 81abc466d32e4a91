import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { hasClaimEnded } from './claim.ts';
import { uncountClaim, writesToCancel } from './end-claim.ts';
import { findClaim, replaceClaim } from './store/claim-store.ts';

/** Removes a leaving consumer from their claim, after cancelling it if it could still be used. */
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

/** Removes the consumer from a claim that ended before an instant, and the claim from all lists. */
export async function forgetEndedClaim(code: string, before: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const claim = await findClaim(code);
    if (!claim || claim.isForgotten || !hasClaimEnded(claim, before)) return;
    const { consumerId: _, ...rest } = claim;
    const forgotten = replaceClaim(claim, { ...rest, isForgotten: true });
    await commit([forgotten, ...(await uncountClaim(claim))]);
  });
}

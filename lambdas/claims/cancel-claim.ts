import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { hasClaimEnded } from './claim.ts';
import { writesToCancel } from './end-claim.ts';
import type { ClaimOperations } from './targets.ts';

/** Cancels the caller's claim while it can be used. */
export const cancelClaim: ClaimOperations['cancelClaim'] = async ({ claim: { claim }, now }) => {
  if (claim.status === 'cancelled') throw new AppError('CLAIM_NOT_FOUND');
  if (claim.status === 'redeemed') throw new AppError('ALREADY_REDEEMED');
  if (hasClaimEnded(claim, now)) throw new AppError('CLAIM_EXPIRED');
  return noContent(await writesToCancel(claim, 'holder', now));
};

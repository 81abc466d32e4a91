import type { Claim } from '#contract/claims/claims.ts';
import { ApiError, RetryQuota, withRetry } from '#web/platform/http/http.ts';
import { callAs } from '../call-as.ts';
import { forgetKey, keyOfClaim } from './unanswered-claim.ts';

const tools = {
  quota: new RetryQuota(),
  wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
};

/** Returns whether a failure leaves open if the claim was made, or if the same call can succeed. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status, code } = error;
  return (
    status < 400 ||
    status >= 500 ||
    status === 401 ||
    status === 429 ||
    code === 'REQUEST_IN_PROGRESS'
  );
}

/** Returns a claim with its current state, as its holder may see it. Rejects like `callAs`. */
export const readClaim = async (userId: string, code: string): Promise<Claim> =>
  (await callAs(userId, { method: 'GET', path: `/claims/${code}` })) as Claim;

/**
 * Claims an offer for a user, on the page of a shop, and returns the claim. A call without an answer is sent again, by
 * itself and at the next tap, with the same key: it makes one claim. Rejects like `callAs`.
 */
export async function makeClaim(userId: string, offerId: string, shopId: string): Promise<Claim> {
  const { key, isRepeated } = keyOfClaim(userId, offerId);
  const path = `/offers/${offerId}/claims`;
  const call = { method: 'POST', path, body: { consumerId: userId, shopId } } as const;
  let made: Claim;
  try {
    made = (await withRetry(() => callAs(userId, call, key), tools)) as Claim;
  } catch (error) {
    if (!isUnanswered(error)) forgetKey();
    throw error;
  }
  // The claim of an earlier try may have been used or cancelled in the wallet since.
  const current = isRepeated ? await readClaim(userId, made.code) : made;
  forgetKey();
  const isOver = isRepeated && current.status !== 'open';
  return isOver ? makeClaim(userId, offerId, shopId) : current;
}

import { claimRoutes } from '#contract/claims/routes.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { ApiError, callAndNoteConnection } from '#web/platform/http/http.ts';
import type { ClaimAtCounter } from '../entries/entry.ts';
import type { LocalCheck } from './result.ts';

type Result = Omit<LocalCheck, 'nonce' | 'checkedAt' | 'code' | 'source'>;

function shown(claim: ClaimAtCounter) {
  const { title, originalPrice, offerPrice, endsAt } = claim;
  return { claim, endsAt, offer: { title, originalPrice, offerPrice } };
}

const refused = (refusal: NonNullable<Result['refusal']>): Result => ({
  state: 'refused',
  mayRedeem: false,
  refusal,
});

/** Returns the result of a refusal. Returns undefined for a failure: the device then checks alone. */
function resultOfFailure(error: unknown): Result | undefined {
  if (!(error instanceof ApiError) || !error.isOfApi) return undefined;
  if (error.code === 'CLAIM_NOT_FOUND' || error.code === 'SHOP_NOT_FOUND') {
    return refused({ code: error.code });
  }
  if (!error.isUsedUp) return undefined;
  return { state: 'unsure', mayRedeem: false, why: 'TOO_MANY_CODES' };
}

/** Asks the server about a claim at the counter of a shop. Returns undefined without an answer in time. */
async function ask(code: string, shopId: string, signal: AbortSignal): Promise<Result | undefined> {
  try {
    const answer = await callAndNoteConnection(() =>
      callRoute(claimRoutes.getClaim, { params: { code }, query: { shopId }, signal }),
    );
    // The holder's own claim at the holder's own counter: the server decides at the use.
    if (!('claim' in answer)) return undefined;
    const { claim, refusal } = answer;
    if (!refusal) return { state: 'ok', mayRedeem: true, ...shown(claim) };
    return { ...refused(refusal), ...shown(claim) };
  } catch (error) {
    return resultOfFailure(error);
  }
}

/** Like `ask`, for at most `patience` milliseconds. */
export async function askAboutClaim(
  code: string,
  shopId: string,
  patience: number,
): Promise<Result | undefined> {
  if (navigator.onLine === false) return undefined;
  const aborting = new AbortController();
  const late = new Promise<undefined>((resolve) => {
    aborting.signal.addEventListener('abort', () => resolve(undefined));
  });
  const timer = setTimeout(() => aborting.abort(), patience);
  try {
    return await Promise.race([ask(code, shopId, aborting.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

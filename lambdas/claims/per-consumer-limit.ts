import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { hasClaimEnded } from './claim.ts';
import { findClaim } from './store/claim-store.ts';
import type { ClaimsOfOffer } from './store/claims-of-offer.ts';

/** Returns the codes of counted claims that expired unused. */
async function expiredOf(claims: ClaimsOfOffer['claims'], now: Date): Promise<string[]> {
  const ended = Object.entries(claims).filter(([, endsAt]) => hasClaimEnded({ endsAt }, now));
  const found = await Promise.all(ended.map(async ([code]) => (await findClaim(code))?.status));
  return ended.flatMap(([code], index) => (found[index] === 'redeemed' ? [] : [code]));
}

/**
 * Returns a consumer's counted claims of an offer if there is room for another one. Expired claims do not count; an
 * offer that was extended can have some. Throws CLAIM_LIMIT_REACHED.
 */
export async function requireBelowConsumerLimit(
  { claims }: ClaimsOfOffer,
  perConsumerLimit: number | undefined,
  now: Date,
): Promise<ClaimsOfOffer['claims']> {
  const limit = perConsumerLimit ?? 1;
  if (Object.keys(claims).length < limit) return claims;
  const expired = new Set(await expiredOf(claims, now));
  if (Object.keys(claims).length - expired.size >= limit) throw new AppError('CLAIM_LIMIT_REACHED');
  return Object.fromEntries(Object.entries(claims).filter(([code]) => !expired.has(code)));
}

import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { hasClaimEnded } from './claim.ts';
import { findClaim } from './store/claim-store.ts';
import type { ClaimsOfOffer } from './store/claims-of-offer.ts';

/** The codes of counted claims that have expired since: they were neither used nor given back. */
async function expiredOf(claims: ClaimsOfOffer['claims'], now: Date): Promise<string[]> {
  const ended = Object.entries(claims).filter(([, endsAt]) => hasClaimEnded({ endsAt }, now));
  const found = await Promise.all(ended.map(async ([code]) => (await findClaim(code))?.status));
  return ended.flatMap(([code], index) => (found[index] === 'redeemed' ? [] : [code]));
}

/**
 * The counted claims of a person to an offer, with room for another one: those that expired, before the offer was extended,
 * do not count any more. Throws CLAIM_LIMIT_REACHED.
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

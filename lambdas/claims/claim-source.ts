import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import type { ClaimItem } from './store/claim-item.ts';
import { findClaim } from './store/claim-store.ts';
import { countGuess } from './store/guesses.ts';

/** A claim, and the owner of its business if the caller belongs to that business. */
export interface FoundClaim {
  readonly claim: ClaimItem;
  readonly ownerId?: string;
}

/** Returns the owner of a claim's business if it is the caller's business. */
export async function findOwnerFor(
  { businessId }: ClaimItem,
  actor: Actor,
): Promise<Pick<FoundClaim, 'ownerId'>> {
  const business = actor.businessId === businessId ? await findBusiness(businessId) : undefined;
  return business ? { ownerId: business.userId } : {};
}

/** Returns a claim to its holder or a member of its business. Other codes count as guesses (TOO_MANY_REQUESTS). */
export async function findClaimFor(
  code: string,
  actor: Actor,
  now: Date,
): Promise<FoundClaim | undefined> {
  const claim = await findClaim(code);
  const isTheirs = claim?.consumerId === actor.userId;
  if (claim && (isTheirs || claim.businessId === actor.businessId)) {
    return { claim, ...(!isTheirs && (await findOwnerFor(claim, actor))) };
  }
  await countGuess(actor.userId, now);
  return undefined;
}

/** Loads the claim that a call is about. */
export const claimSource = {
  find: async (code, { actor, now }) => actor && findClaimFor(code, actor, now),
  holderOf: ({ claim }) => claim.consumerId,
  ownerOf: ({ ownerId = '' }) => ownerId,
  businessOf: ({ claim }) => claim.businessId,
} satisfies TargetSource<FoundClaim>;

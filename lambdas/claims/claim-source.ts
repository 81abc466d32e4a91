import { findBusiness } from '../businesses/business-repository.ts';
import type { SubjectSource } from '../shared/http/subject-source.ts';
import type { Actor } from '../shared/identity/actor.ts';
import type { ClaimItem } from './repository/claim-item.ts';
import { findClaim } from './repository/claim-repository.ts';
import { countGuess } from './repository/guesses.ts';

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
} satisfies SubjectSource<FoundClaim>;

import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { SubjectSource } from '#lambdas/platform/http/subject-source.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import type { ClaimItem } from './store/claim-item.ts';
import { findClaim } from './store/claim-store.ts';
import { countGuess } from './store/guesses.ts';

/** A claim, and who owns its business, where the caller may be that. */
export interface FoundClaim {
  readonly claim: ClaimItem;
  readonly ownerId?: string;
}

/** Who owns the business of a claim, if it is that of the caller. */
export async function findOwnerFor(
  { businessId }: ClaimItem,
  actor: Actor,
): Promise<Pick<FoundClaim, 'ownerId'>> {
  const business = actor.businessId === businessId ? await findBusiness(businessId) : undefined;
  return business ? { ownerId: business.userId } : {};
}

/**
 * A claim by its code, for its holder or somebody of its business, however many codes they tried. Codes that are none for
 * the caller are counted. Throws TOO_MANY_REQUESTS for such a code where they asked for too many of those.
 */
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

/** How a claim is read that a call is about. */
export const claimSource = {
  find: async (code, { actor, now }) => actor && findClaimFor(code, actor, now),
  holderOf: ({ claim }) => claim.consumerId,
  ownerOf: ({ ownerId = '' }) => ownerId,
  businessOf: ({ claim }) => claim.businessId,
} satisfies SubjectSource<FoundClaim>;

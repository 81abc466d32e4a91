import type { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import { shopSource } from '#lambdas/shops/visible-shop.ts';
import { findOwnerFor } from '../claim-source.ts';
import { type FoundRedemption, findRedemption } from '../store/redemption-store.ts';

/** A redemption with its claim, and the owner of its business if the caller belongs to that business. */
export type OwnedRedemption = FoundRedemption & { readonly ownerId?: string };

/** Loads the redemption that a call is about. */
const redemptionSource = {
  find: async (id, { actor }) => {
    const found = await findRedemption(id);
    if (!found || !actor) return undefined;
    return { ...found, ...(await findOwnerFor(found.claim, actor)) };
  },
  ownerOf: ({ ownerId = '' }) => ownerId,
  businessOf: ({ claim }) => claim.businessId,
} satisfies TargetSource<OwnedRedemption>;

/** Loads the shop or the redemption that a call is about. */
export const targets = { shop: shopSource, redemption: redemptionSource };

export type RedemptionOperations = Operations<typeof redemptionRoutes, typeof targets>;

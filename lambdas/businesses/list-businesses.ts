import { ok } from '#lambdas/platform/http/answer.ts';
import { shownBusiness } from './shown-business.ts';
import { findBusiness } from './store/business-store.ts';
import type { BusinessOperations } from './targets.ts';

/** Returns the id of the live record: shops and offers belong to it while a revision waits for approval. */
export function currentBusinessIdOf(business: {
  readonly id: string;
  readonly status: string;
  readonly previousActive?: string;
}): string {
  return business.status === 'pending_approval' && business.previousActive
    ? business.previousActive
    : business.id;
}

/** Returns the caller's business: the live record, with its pending or last rejected revision. */
export const listBusinesses: BusinessOperations['listBusinesses'] = async ({ actor }) => {
  const live = actor.businessId && (await findBusiness(actor.businessId));
  // A validator's user item names the owner's business.
  if (!live || live.userId !== actor.userId) return ok({ items: [] });
  const revision = live.revisionId && (await findBusiness(live.revisionId));
  const { rejectedRevisionId } = live;
  const rejectedRevision =
    !revision && rejectedRevisionId ? await findBusiness(rejectedRevisionId) : undefined;
  const shown = revision || live;
  return ok({
    items: [shownBusiness(shown)],
    currentBusinessId: currentBusinessIdOf(shown),
    ...(revision && { active: shownBusiness(live) }),
    ...(rejectedRevision && { rejectedRevision }),
  });
};

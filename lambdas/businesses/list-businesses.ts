import type { businessRoutes } from '#contract/businesses.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { currentBusinessId } from './business.ts';
import { findBusiness } from './business-repository.ts';

/** The caller's business, at most one: its pending revision where there is one, with the live record. */
export const listBusinesses: Operation<typeof businessRoutes.listBusinesses> = async ({
  actor,
}) => {
  const live = actor.businessId && (await findBusiness(actor.businessId));
  // A validator's item holds the id of a business, too, but that is somebody else's.
  if (!live || live.userId !== actor.userId) return ok({ items: [] });
  const revision = live.revisionId && (await findBusiness(live.revisionId));
  if (!revision) return ok({ items: [live], currentBusinessId: live.id });
  return ok({ items: [revision], currentBusinessId: currentBusinessId(revision), active: live });
};

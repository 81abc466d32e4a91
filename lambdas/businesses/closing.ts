import { nextState } from '#contract/lifecycles/lifecycle.ts';
import { businessLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import {
  type BusinessItem,
  findReadableBusiness,
  removeBusiness,
  replaceBusiness,
} from './store/business-store.ts';

/** Returns a business closed by its owner, without its pending revision; undefined if it is already closed. */
export function closedBusiness(live: BusinessItem, now: Date): BusinessItem | undefined {
  const status = nextState(businessLifecycle, live.status, 'close');
  if (status === undefined) return undefined;
  const { revisionId: _, ...rest } = live;
  return { ...rest, status, updatedAt: now.toISOString(), version: live.version + 1 };
}

/** Returns the writes that close a business and remove its pending revision, both as they were read. */
export function closeBusiness(
  live: BusinessItem,
  revision: BusinessItem | undefined,
  now: Date,
): Write[] {
  const closed = closedBusiness(live, now);
  if (!closed) return [];
  return [...replaceBusiness(live, closed), ...(revision ? removeBusiness(revision) : [])];
}

/** Removes the record of a closed business. Throws if it does not parse. */
export async function removeClosedBusiness(businessId: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const business = await findReadableBusiness(businessId);
    if (business?.status === 'closed') await commit(removeBusiness(business));
  });
}

/** Removes a pending or rejected revision of a business. Throws if it does not parse. */
export async function removeRevision(businessId: string, revisionId: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const revision = await findReadableBusiness(revisionId);
    if (revision?.previousActive === businessId) await commit(removeBusiness(revision));
  });
}

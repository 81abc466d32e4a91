import { nextState } from '#contract/lifecycles/lifecycle.ts';
import { businessLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type BusinessItem, removeBusiness, replaceBusiness } from './store/business-store.ts';

/**
 * A business that its owner leaves: closed for ever, without a pending revision. Undefined where it is closed
 * already.
 */
export function closedBusiness(live: BusinessItem, now: Date): BusinessItem | undefined {
  const status = nextState(businessLifecycle, live.status, 'close');
  if (status === undefined) return undefined;
  const { revisionId: _, ...rest } = live;
  return { ...rest, status, updatedAt: now.toISOString(), version: live.version + 1 };
}

/** The writes that close a business and remove its pending revision; both must be as they were read. */
export function closeBusiness(
  live: BusinessItem,
  revision: BusinessItem | undefined,
  now: Date,
): Write[] {
  const closed = closedBusiness(live, now);
  if (!closed) return [];
  return [...replaceBusiness(live, closed), ...(revision ? removeBusiness(revision) : [])];
}

import { nextState } from '#contract/lifecycles/lifecycle.ts';
import { businessLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type BusinessItem, removeBusiness, replaceBusiness } from './store/business-store.ts';

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

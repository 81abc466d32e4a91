import { revisionLifecycle } from '#contract/businesses/lifecycles.ts';
import { AppError } from '#lambdas/platform/http/app-error.ts';
import { requireTransition } from '#lambdas/platform/writes/transition.ts';
import type { BusinessItem } from './store/business.ts';

/**
 * Requires that a revision allows an event: it waits for approval, and its business is not closed. Throws
 * INVALID_TRANSITION.
 */
export function requireRevisionTransition(
  revision: BusinessItem,
  live: BusinessItem,
  event: 'edit' | 'approve' | 'reject',
): void {
  if (live.status === 'closed') throw new AppError('INVALID_TRANSITION');
  // A merged revision is removed, so one that does not wait was rejected.
  const state = revision.status === 'pending_approval' ? 'pending_approval' : 'rejected';
  requireTransition(revisionLifecycle, state, event);
}

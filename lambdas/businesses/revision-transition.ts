import { revisionLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import type { BusinessItem } from './store/business-store.ts';

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

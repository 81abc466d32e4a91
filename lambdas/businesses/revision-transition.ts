import { revisionLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import type { BusinessItem } from './store/business-store.ts';

/** Throws INVALID_TRANSITION unless a revision waits for approval and its business is not closed. */
export function requireRevisionTransition(
  revision: BusinessItem,
  live: BusinessItem,
  event: 'edit' | 'approve' | 'reject',
): void {
  if (live.status === 'closed') throw new AppError('INVALID_TRANSITION');
  // Approval removes a revision, so any other status means rejected.
  const state = revision.status === 'pending_approval' ? 'pending_approval' : 'rejected';
  requireTransition(revisionLifecycle, state, event);
}

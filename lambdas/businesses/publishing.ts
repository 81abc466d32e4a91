import type { Business } from '#contract/businesses.ts';
import { AppError } from '../shared/app-error.ts';

/**
 * Refuses with BUSINESS_NOT_ACTIVE a business that may publish nothing: rejected, suspended or closed.
 * One that waits for approval may prepare; consumers see it once it is active.
 */
export function requireMayPublish({ status }: Business): void {
  if (status !== 'active' && status !== 'pending_approval') {
    throw new AppError('BUSINESS_NOT_ACTIVE');
  }
}

import type { Business } from '#contract/businesses.ts';
import { AppError } from '../shared/app-error.ts';

/**
 * Throws BUSINESS_NOT_ACTIVE for a business that may not publish: rejected, suspended or closed. One that
 * waits for approval may prepare shops and offers; consumers see them once it is active.
 */
export function requireMayPublish({ status }: Business): void {
  if (status !== 'active' && status !== 'pending_approval') {
    throw new AppError('BUSINESS_NOT_ACTIVE');
  }
}

/** Whether staff have ever approved a business: before, nobody else could see its shops and offers. */
export const wasApproved = ({ approvedAt }: Business): boolean => approvedAt !== undefined;

import type { Business } from '#contract/businesses/businesses.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';

/**
 * Whether a business of a status may publish: one that waits for approval may prepare shops and offers, which
 * consumers see once it is active. The pictures of any other are not served.
 */
export const mayPublish = (status: Business['status']): boolean =>
  status === 'active' || status === 'pending_approval';

/** Throws BUSINESS_NOT_ACTIVE for a business that may not publish: rejected, suspended or closed. */
export function requireMayPublish({ status }: Business): void {
  if (!mayPublish(status)) throw new AppError('BUSINESS_NOT_ACTIVE');
}

/** Whether staff have ever approved a business: before, nobody else could see its shops and offers. */
export const wasApproved = ({ approvedAt }: Business): boolean => approvedAt !== undefined;

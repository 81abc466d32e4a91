import type { Business } from '#contract/businesses/businesses.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';

/** Returns whether a business may publish. A pending one may prepare, but consumers do not see it yet. */
export const mayPublish = (status: Business['status']): boolean =>
  status === 'active' || status === 'pending_approval';

/** Throws BUSINESS_NOT_ACTIVE if a business is rejected, suspended or closed. */
export function requireMayPublish({ status }: Business): void {
  if (!mayPublish(status)) throw new AppError('BUSINESS_NOT_ACTIVE');
}

/** Returns whether staff ever approved a business. Before that, nobody else could see its shops and offers. */
export const wasApproved = ({ approvedAt }: Business): boolean => approvedAt !== undefined;

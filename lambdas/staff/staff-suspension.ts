import type { Business } from '#contract/businesses/businesses.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { liftedOf, suspendedFor } from '../businesses/suspension.ts';

interface Decision {
  readonly staffId: string;
  readonly now: Date;
}

function requireOther(business: Business, { staffId }: Decision): void {
  if (business.userId === staffId) throw new AppError('FORBIDDEN');
}

/** Returns a business that staff suspend. Throws INVALID_TRANSITION, or FORBIDDEN for their own. */
export function suspendedByStaff<T extends Business>(
  business: T,
  reason: string,
  decision: Decision,
): T {
  const after = suspendedFor(business, 'staff', decision.now, reason);
  requireOther(business, decision);
  return after;
}

/** Returns a business without its suspension by staff; one for unpaid invoices stays. Throws like `suspendedByStaff`. */
export function liftedByStaff<T extends Business>(business: T, decision: Decision): T {
  const after = liftedOf(business, 'staff', decision.now);
  requireOther(business, decision);
  return after;
}

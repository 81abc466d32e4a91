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

/** A business that staff suspend. Throws INVALID_TRANSITION where they did or it is not active, FORBIDDEN for one's own. */
export function suspended<T extends Business>(business: T, reason: string, decision: Decision): T {
  const after = suspendedFor(business, 'staff', decision.now, reason);
  requireOther(business, decision);
  return after;
}

/** A business whose suspension by staff ends. Throws as `suspended`; one for unpaid invoices is not lifted by this. */
export function lifted<T extends Business>(business: T, decision: Decision): T {
  const after = liftedOf(business, 'staff', decision.now);
  requireOther(business, decision);
  return after;
}

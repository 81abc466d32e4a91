import type { Business } from '#contract/businesses/businesses.ts';
import { shownBusiness } from '#lambdas/businesses/shown-business.ts';
import { type BusinessItem, replaceBusiness } from '#lambdas/businesses/store/business-store.ts';
import { liftedOf, suspendedFor } from '#lambdas/businesses/suspension.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { insertAudit } from './store/audit-store.ts';

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

interface RecordedDecision extends Decision {
  readonly action: 'suspend' | 'lift';
  readonly reason?: string;
}

/** Answers a staff decision on a live business, with its audit record and the writes of its subscription. */
export function changeLiveBusiness(
  before: BusinessItem,
  after: BusinessItem,
  decision: RecordedDecision,
  billing: readonly Write[],
) {
  const audit = insertAudit({ subjectId: before.id, ...decision, before, after });
  return ok(shownBusiness(after), [...replaceBusiness(before, after), audit, ...billing]);
}

import type { Business } from '#contract/businesses/businesses.ts';
import { wasApproved } from '#lambdas/businesses/publishing.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';

/** The shop that has an identifier, or gave it up and left it reserved for its business. */
export interface IdentifierRecord {
  /** Both are absent once the business was closed: the identifier is reserved for nobody. */
  readonly shopId?: string | undefined;
  readonly businessId?: string | undefined;
  /** The shop has another identifier now or was removed. */
  readonly isReleased: boolean;
}

/** Months that a given-up identifier stays reserved for a business that was approved. */
const monthsReserved = 12;

/** Returns until when an identifier given up at `now` is reserved for its business. */
export function reservationEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + monthsReserved);
  return end;
}

/** Renames of a shop before its business's first approval. */
const renamesBeforeApproval = 3;

/** Throws BUSINESS_NOT_ACTIVE if a shop of a never approved business has used up its renames. */
export function requireMayRename(
  { renamesCount = 0 }: { readonly renamesCount?: number },
  business: Business,
): void {
  if (!wasApproved(business) && renamesCount >= renamesBeforeApproval) {
    throw new AppError('BUSINESS_NOT_ACTIVE');
  }
}

/** Returns whether a business's shop may take an identifier: nobody has it, or it is reserved for this business. */
export function isFreeFor(
  businessId: string | undefined,
  record: IdentifierRecord | undefined,
): boolean {
  if (!record) return true;
  return record.isReleased && businessId !== undefined && record.businessId === businessId;
}

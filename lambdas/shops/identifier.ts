import type { Business } from '#contract/businesses/businesses.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { wasApproved } from '../businesses/publishing.ts';

/** The shop that has an identifier, or had it and left it reserved for its business. */
export interface IdentifierHolder {
  /** Both are absent where the business was closed: then it is reserved for nobody. */
  readonly shopId?: string | undefined;
  readonly businessId?: string | undefined;
  /** The shop has another identifier now or was removed. */
  readonly isReleased: boolean;
}

/** How long an identifier stays reserved for a business that was approved, after its shop gave it up. */
const monthsReserved = 12;

/** Until when an identifier that a shop gives up at `now` is reserved for its business. */
export function reservationEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + monthsReserved);
  return end;
}

/** How often a shop may get another identifier until its business is approved for the first time. */
const renamesBeforeApproval = 3;

/**
 * Throws BUSINESS_NOT_ACTIVE for a shop of a business that was never approved, once it was renamed as often as it may
 * be until then.
 */
export function requireMayRename(
  { renamesCount = 0 }: { readonly renamesCount?: number },
  business: Business,
): void {
  if (!wasApproved(business) && renamesCount >= renamesBeforeApproval) {
    throw new AppError('BUSINESS_NOT_ACTIVE');
  }
}

/** Whether a shop of a business may take an identifier: nobody has it, or it is reserved for them. */
export function isFreeFor(
  businessId: string | undefined,
  holder: IdentifierHolder | undefined,
): boolean {
  if (!holder) return true;
  return holder.isReleased && businessId !== undefined && holder.businessId === businessId;
}

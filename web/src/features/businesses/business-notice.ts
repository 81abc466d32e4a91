import type { Business } from '#contract/businesses/businesses.ts';
import { lacksTaxId } from '#contract/businesses/lacks-tax-id.ts';
import { isSuspendedForPaymentOnly } from '#web/product/billing/suspended-for-payment.ts';
import { isRevision } from '#web/product/business/is-revision.ts';
import { isSpecialBusiness } from '#web/screens/special-business.ts';

/** What a business needs to say about its status; undefined where all is well. */
export type BusinessNoticeKind =
  | 'pending'
  | 'special'
  | 'specialActive'
  | 'taxIdMissing'
  | 'revision'
  | 'revisionRejected'
  | 'rejected'
  | 'suspended'
  | 'suspendedForPayment'
  | 'closed';

/** The notice about a business, or about its revision with `live`, the record that the revision would change. */
export function noticeOf(
  business: Business,
  live: Business = business,
): BusinessNoticeKind | undefined {
  const { status, rejectionReason } = business;
  // A revision may wait while its business is suspended.
  if (isSuspendedForPaymentOnly(live)) return 'suspendedForPayment';
  if (live.status === 'suspended' || live.status === 'closed') return live.status;
  if (status === 'active') {
    if (rejectionReason) return 'revisionRejected';
    return isSpecialBusiness(business) ? 'specialActive' : undefined;
  }
  if (status !== 'pending_approval') return status;
  if (isRevision(business)) return 'revision';
  if (isSpecialBusiness(business)) return 'special';
  return lacksTaxId(business) ? 'taxIdMissing' : 'pending';
}

/** Whether the owner waits for staff, who tell them when they have decided. */
export const isWaiting = (notice: BusinessNoticeKind | undefined): boolean =>
  notice === 'pending' || notice === 'revision' || notice === 'special';

/** Why staff refused or suspended it, where the notice is about that; `live` as for `noticeOf`. */
export function reasonOf(
  notice: BusinessNoticeKind,
  business: Business,
  live: Business = business,
): string | undefined {
  if (notice === 'suspended') return live.suspendedReason;
  return notice === 'rejected' || notice === 'revisionRejected'
    ? business.rejectionReason
    : undefined;
}

/** What the owner may write to the marketplace about, where the notice offers it. */
export function contactOf(
  notice: BusinessNoticeKind,
  business: Business,
): 'special' | 'suspended' | undefined {
  if (notice === 'suspended') return notice;
  const asksForLimits = notice === 'special' || notice === 'specialActive';
  return asksForLimits || (notice === 'revisionRejected' && isSpecialBusiness(business))
    ? 'special'
    : undefined;
}

import type { Business } from '#contract/businesses/businesses.ts';
import { lacksTaxId } from '#contract/businesses/lacks-tax-id.ts';
import { isSuspendedForPaymentOnly } from '#web/product/billing/payment-state.ts';
import { isRevision } from '#web/product/business/is-revision.ts';
import { isSpecialBusiness } from '#web/screens/user-state.ts';

/** Kinds of notices about the status of a business; undefined if there is nothing to say. */
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

/** Returns the notice about a business or its revision. For a revision, `live` is the live record. */
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

/** Returns whether the owner waits for a decision of staff. */
export const isWaiting = (notice: BusinessNoticeKind | undefined): boolean =>
  notice === 'pending' || notice === 'revision' || notice === 'special';

/** Returns why staff refused or suspended the business, if the notice says so; `live` as in `noticeOf`. */
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

/** Returns the topic of an e-mail to the marketplace that the notice offers, if any. */
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

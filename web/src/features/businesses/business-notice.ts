import type { Business } from '#contract/businesses.ts';
import { lacksTaxId } from '#contract/lacks-tax-id.ts';
import { isSpecialBusiness } from '#web/screens/special-business.ts';

/** What a business needs to say about its status; undefined where all is well. */
export type BusinessNotice =
  | 'pending'
  | 'special'
  | 'taxIdMissing'
  | 'revision'
  | 'revisionRejected'
  | 'rejected'
  | 'suspended'
  | 'closed';

export function noticeOf(business: Business): BusinessNotice | undefined {
  const { status, previousActive, rejectionReason } = business;
  if (status === 'active') return rejectionReason ? 'revisionRejected' : undefined;
  if (status !== 'pending_approval') return status;
  if (previousActive) return 'revision';
  if (isSpecialBusiness(business)) return 'special';
  return lacksTaxId(business) ? 'taxIdMissing' : 'pending';
}

/** Why staff refused or suspended it, where the notice is about that. */
export function reasonOf(notice: BusinessNotice, business: Business): string | undefined {
  if (notice === 'suspended') return business.suspendedReason;
  return notice === 'rejected' || notice === 'revisionRejected'
    ? business.rejectionReason
    : undefined;
}

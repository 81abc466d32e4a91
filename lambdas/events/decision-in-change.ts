import type { OwnerDecision } from '../mails/owner-decision.ts';
import type { OwnerEvent } from '../push/owner-event.ts';
import type { ItemChange } from './change-repository.ts';

type BusinessChange = ItemChange<'BUSINESS BUSINESS'>;
type State = NonNullable<BusinessChange['after']>;

function codeOf(before: State, after: State): OwnerDecision['code'] | undefined {
  // A suspended business stays so when its revision is approved.
  if (after.approvedAt !== before.approvedAt)
    return before.approvedAt ? 'REVISION_APPROVED' : 'BUSINESS_APPROVED';
  if (after.status === before.status) return undefined;
  if (after.status === 'rejected')
    return after.previousActive ? 'REVISION_REJECTED' : 'BUSINESS_REJECTED';
  if (after.status === 'suspended') return 'BUSINESS_SUSPENDED';
  return before.status === 'suspended' && after.status === 'active'
    ? 'BUSINESS_REACTIVATED'
    : undefined;
}

/**
 * What staff decided about a business or a revision; undefined where a change is no decision, as that of an item which
 * is new or removed.
 */
export function decisionIn({ before, after }: BusinessChange): OwnerDecision | undefined {
  const code = before && after && codeOf(before, after);
  return code && { code, at: after.updatedAt ?? '' };
}

/** The push message about a decision; there is none about an end of a suspension. */
const pushOf: Readonly<Record<OwnerDecision['code'], OwnerEvent['code'] | undefined>> = {
  BUSINESS_APPROVED: 'BUSINESS_APPROVED',
  BUSINESS_REJECTED: 'BUSINESS_REJECTED',
  BUSINESS_SUSPENDED: 'BUSINESS_SUSPENDED',
  BUSINESS_REACTIVATED: undefined,
  REVISION_APPROVED: 'BUSINESS_APPROVED',
  REVISION_REJECTED: 'BUSINESS_REJECTED',
};

/** The decision that the owner gets a push message about. */
export function pushedEvent(change: BusinessChange): OwnerEvent | undefined {
  const decision = decisionIn(change);
  const code = decision && pushOf[decision.code];
  // That a suspended business has other data now is no news for a phone.
  if (code === 'BUSINESS_APPROVED' && change.after?.status !== 'active') return undefined;
  return code && { code, at: decision.at };
}

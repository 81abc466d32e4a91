import type { Business } from '#contract/businesses/businesses.ts';
import { suspensionsOf } from '#lambdas/businesses/suspension.ts';
import type { ItemChange } from '#lambdas/platform/jobs/change.ts';
import type { BusinessEvent } from './notified-event.ts';

type BusinessChange = ItemChange<'BUSINESS BUSINESS'>;
type State = NonNullable<BusinessChange['after']>;

const suspensionsIn = (state: State) =>
  suspensionsOf(state as Pick<Business, 'status' | 'suspendedBy'>);

function codeOf(before: State, after: State): BusinessEvent['code'] | undefined {
  // A suspended business stays suspended when its revision is approved.
  if (after.approvedAt !== before.approvedAt)
    return before.approvedAt ? 'REVISION_APPROVED' : 'BUSINESS_APPROVED';
  const [was, is] = [suspensionsIn(before), suspensionsIn(after)];
  // A second suspension is reported, too.
  if (is.length > was.length)
    return is.includes('payment') && !was.includes('payment')
      ? 'BUSINESS_SUSPENDED_FOR_PAYMENT'
      : 'BUSINESS_SUSPENDED';
  if (after.status === before.status) return undefined;
  if (after.status === 'rejected')
    return after.previousActive ? 'REVISION_REJECTED' : 'BUSINESS_REJECTED';
  return before.status === 'suspended' && after.status === 'active'
    ? 'BUSINESS_REACTIVATED'
    : undefined;
}

/** Returns the event that the owner is told; undefined for none, and for a new or removed item. */
export function eventOfBusiness({ before, after }: BusinessChange): BusinessEvent | undefined {
  const code = before && after && codeOf(before, after);
  return code && { code, at: after.updatedAt ?? '' };
}

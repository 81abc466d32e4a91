import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { type BilledBusiness, continued } from '../next-start.ts';
import type { SubscriptionItem } from '../subscription.ts';
import { withMonthUpgrade } from './month-upgrade.ts';
import type { Priced } from './price.ts';
import { withYearUpgrade } from './year-upgrade.ts';

/** A subscription of the special size type: invoiced by the month from the next invoice on, by the size before at first. */
function special(
  { nextBillingCycle: _, ...subscription }: SubscriptionItem,
  sizeBeforeSpecial: SizeTypeId,
): SubscriptionItem {
  return subscription.billingCycle === 'MONTHLY'
    ? { ...subscription, sizeBeforeSpecial }
    : { ...subscription, sizeBeforeSpecial, nextBillingCycle: 'MONTHLY' };
}

/** A subscription of a size with a price. */
const notSpecial = ({ sizeBeforeSpecial: _, ...rest }: SubscriptionItem): SubscriptionItem => rest;

/** A business and what its price follows from. */
type Sized = Priced & { readonly business: BilledBusiness };

/**
 * A subscription after staff approved another size of its business. A larger one is charged for the rest of a paid year by
 * an invoice of the next month, or for the rest of the month with the next invoice; a later smaller one takes nothing of
 * that back. The special size type is billed by its agreement from the first period on that begins with one.
 */
export function resized(
  subscription: SubscriptionItem,
  before: Sized,
  after: Sized,
  { today, isActive }: { readonly today: string; readonly isActive: boolean },
): SubscriptionItem {
  if (before.business.sizeTypeId === after.business.sizeTypeId) return subscription;
  const ofYear = withYearUpgrade(subscription, after, today);
  // A suspended business publishes nothing, whatever its size.
  const charged = isActive ? withMonthUpgrade(ofYear, before, after, today) : ofYear;
  const toSpecial = isSpecial(after.business);
  if (isSpecial(before.business) === toSpecial) return charged;
  const rest = toSpecial ? special(charged, before.business.sizeTypeId) : notSpecial(charged);
  return isActive ? continued(rest, after.business, today) : rest;
}

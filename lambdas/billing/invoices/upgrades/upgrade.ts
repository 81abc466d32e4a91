import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { type BilledBusiness, continued } from '../../next-start.ts';
import type { SubscriptionItem } from '../../subscription.ts';
import type { Priced } from '../price.ts';
import { withMonthUpgrade } from './month-upgrade.ts';
import { withYearUpgrade } from './year-upgrade.ts';

/** Moves a subscription to the special size: monthly from the next invoice on. */
function special(
  { nextBillingCycle: _, ...subscription }: SubscriptionItem,
  sizeBeforeSpecial: SizeTypeId,
): SubscriptionItem {
  return subscription.billingCycle === 'MONTHLY'
    ? { ...subscription, sizeBeforeSpecial }
    : { ...subscription, sizeBeforeSpecial, nextBillingCycle: 'MONTHLY' };
}

/** Moves a subscription from the special size back to a size with a price. */
const notSpecial = ({ sizeBeforeSpecial: _, ...rest }: SubscriptionItem): SubscriptionItem => rest;

type Sized = Priced & { readonly business: BilledBusiness };

/**
 * Returns a subscription after staff approved another size. The difference to a larger size is charged for the rest of
 * a paid year (next month), or for the rest of the month (next invoice); a later smaller size refunds nothing.
 */
export function resized(
  subscription: SubscriptionItem,
  before: Sized,
  after: Sized,
  { today, isActive }: { readonly today: string; readonly isActive: boolean },
): SubscriptionItem {
  if (before.business.sizeTypeId === after.business.sizeTypeId) return subscription;
  const ofYear = withYearUpgrade(subscription, after, today);
  // A suspended business publishes nothing, so it pays no difference.
  const charged = isActive ? withMonthUpgrade(ofYear, before, after, today) : ofYear;
  const toSpecial = isSpecial(after.business);
  if (isSpecial(before.business) === toSpecial) return charged;
  const rest = toSpecial ? special(charged, before.business.sizeTypeId) : notSpecial(charged);
  return isActive ? continued(rest, after.business, today) : rest;
}

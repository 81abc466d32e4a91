import type { Plans } from '#contract/plans/plans-schema.ts';
import { isSpecial, type SizeTypeId } from '#contract/size-type-ids.ts';
import { firstOfNextMonth } from './days.ts';
import { withMonthUpgrade } from './month-upgrade.ts';
import { type BilledBusiness, continued } from './next-start.ts';
import { wholeMonthsUntil } from './period.ts';
import { configuredPrice, type Priced } from './price.ts';
import type { SubscriptionItem } from './subscription.ts';

/** The cents by which a year of a size is dearer than the running year was invoiced by, and the months left of it. */
export function upgradeOf(
  subscription: SubscriptionItem,
  sizeTypeId: SizeTypeId,
  plans: Plans,
  on: string,
): { readonly differenceCents: number; readonly months: number; readonly yearCents: number } {
  const { yearCents: paid, invoicedThrough } = subscription;
  if (paid === undefined || invoicedThrough === undefined || isSpecial({ sizeTypeId })) {
    return { differenceCents: 0, months: 0, yearCents: paid ?? 0 };
  }
  const { cents: yearCents } = configuredPrice(plans, sizeTypeId, 'YEARLY', on);
  const months = wholeMonthsUntil(on, invoicedThrough);
  return { differenceCents: Math.max(0, yearCents - paid), months, yearCents };
}

/** Returns a subscription whose running year is charged by a larger size next month, unless it is by one as large already. */
function withYearUpgrade(
  subscription: SubscriptionItem,
  { business: { sizeTypeId }, plans }: Priced,
  today: string,
): SubscriptionItem {
  const on = firstOfNextMonth(today);
  const { differenceCents, months } = upgradeOf(subscription, sizeTypeId, plans, on);
  const pending = subscription.yearUpgrade;
  const pendingCents = pending
    ? upgradeOf(subscription, pending.sizeTypeId, plans, on).differenceCents
    : 0;
  return months > 0 && differenceCents > pendingCents
    ? { ...subscription, yearUpgrade: { on, sizeTypeId } }
    : subscription;
}

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

import type { Plans } from '#contract/plans/plans-schema.ts';
import { isSpecial } from '#contract/size-type-ids.ts';
import { firstOfNextMonth } from './days.ts';
import { type BilledBusiness, resumed } from './next-start.ts';
import { wholeMonthsUntil } from './period.ts';
import { configuredPrice } from './price.ts';
import type { SubscriptionItem } from './subscription.ts';

/** The cents by which a year of a size is dearer than the running year was invoiced by, and the months left of it. */
export function upgradeOf(
  subscription: SubscriptionItem,
  { sizeTypeId }: Pick<BilledBusiness, 'sizeTypeId'>,
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

/** A subscription that is invoiced by the month from the next invoice on, as the special size type is. */
function monthly({ nextBillingCycle: _, ...subscription }: SubscriptionItem): SubscriptionItem {
  return subscription.billingCycle === 'MONTHLY'
    ? subscription
    : { ...subscription, nextBillingCycle: 'MONTHLY' };
}

/**
 * A subscription after staff approved another size of its business: a larger one is invoiced next month for the rest of a
 * paid year, any other with the next invoice. From and to the special size type the next period follows from the agreement.
 */
export function resized(
  subscription: SubscriptionItem,
  before: BilledBusiness,
  after: BilledBusiness,
  { plans, today, isActive }: { plans: Plans; today: string; isActive: boolean },
): SubscriptionItem {
  if (before.sizeTypeId === after.sizeTypeId) return subscription;
  const { upgradeOn: _, ...kept } = subscription;
  const rest = isSpecial(after) ? monthly(kept) : kept;
  if (isActive && isSpecial(before) !== isSpecial(after)) return resumed(rest, after, today);
  const on = firstOfNextMonth(today);
  const { differenceCents, months } = upgradeOf(rest, after, plans, on);
  return differenceCents > 0 && months > 0 ? { ...rest, upgradeOn: on } : rest;
}

import type { Plans } from '#contract/billing/plans-schema.ts';
import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import type { SubscriptionItem } from '../../subscription.ts';
import { firstOfNextMonth } from '../days.ts';
import { wholeMonthsUntil } from '../period.ts';
import { configuredPrice, type Priced } from '../price.ts';

/** Returns the yearly price difference in cents, and the months left in the paid year. */
export function upgradeOf(
  subscription: Pick<SubscriptionItem, 'yearCents' | 'invoicedThrough'>,
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

/** Schedules a year upgrade for next month, unless an equal or larger one is already pending. */
export function withYearUpgrade(
  subscription: SubscriptionItem,
  { business: { sizeTypeId }, plans }: Priced,
  today: string,
): SubscriptionItem {
  const on = firstOfNextMonth(today);
  const { differenceCents, months } = upgradeOf(subscription, sizeTypeId, plans, on);
  const pending = subscription.yearUpgrade;
  const largest = pending?.next ?? pending;
  const pendingCents = largest
    ? upgradeOf(subscription, largest.sizeTypeId, plans, on).differenceCents
    : 0;
  if (months === 0 || differenceCents <= pendingCents) return subscription;
  const next = { on, sizeTypeId };
  const isDue = pending !== undefined && pending.on <= today;
  return { ...subscription, yearUpgrade: isDue ? { ...pending, next } : next };
}

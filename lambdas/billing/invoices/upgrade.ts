import type { Plans } from '#contract/billing/parse-plans.ts';
import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { addDays } from '#contract/statistics/period.ts';
import { type BilledBusiness, continued } from '../next-start.ts';
import {
  billedSizeOn,
  type MonthUpgrade,
  nextCycleOf,
  type SubscriptionItem,
} from '../subscription.ts';
import { dayCount, firstOfNextMonth } from './days.ts';
import { descriptionOfMonthUpgrade } from './descriptions.ts';
import type { InvoiceLine } from './invoice.ts';
import { type ChargedPart, monthFrom, wholeMonthsUntil } from './period.ts';
import { configuredPrice, type Priced, priceOn, shareOf } from './price.ts';

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

/**
 * Schedules a year upgrade for next month, unless an equal or larger one is already pending. An earlier upgrade that is
 * due today keeps its day, and this one is charged after it.
 */
function withYearUpgrade(
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

/**
 * Returns whether a size change on a day is charged by the month. This also holds in a paid year without a whole month
 * left, if the new size costs more per year.
 */
function isChargedByMonth(
  subscription: SubscriptionItem,
  { business, plans }: Priced,
  day: string,
): boolean {
  const { invoicedThrough, nextStart, yearCents } = subscription;
  if (invoicedThrough !== undefined && day <= invoicedThrough) {
    if (yearCents === undefined) return true;
    const { sizeTypeId } = business;
    const { differenceCents } = upgradeOf(subscription, sizeTypeId, plans, day);
    const isLast = wholeMonthsUntil(firstOfNextMonth(day), invoicedThrough) === 0;
    return isLast && differenceCents > 0;
  }
  return nextStart !== undefined && nextStart <= day && nextCycleOf(subscription) === 'MONTHLY';
}

/**
 * Returns a subscription after staff approved another size today. A monthly price above the highest one of this month
 * adds the difference for the rest of the month; a lower price refunds nothing. Days not charged by the month, such as
 * the trial, add nothing.
 */
function withMonthUpgrade(
  subscription: SubscriptionItem,
  before: Priced,
  after: Priced,
  today: string,
): SubscriptionItem {
  if (!isChargedByMonth(subscription, after, today)) return subscription;
  const month = today.slice(0, 7);
  const { sizesOfMonth, monthUpgrades = [] } = subscription;
  const known = sizesOfMonth?.month === month ? sizesOfMonth : undefined;
  const centsOn = (priced: Priced) => priceOn(priced, 'MONTHLY', today)?.cents ?? 0;
  const sizeBefore = billedSizeOn(subscription, before, today);
  const fromCents = Math.max(
    known?.highestCents ?? 0,
    // One month of the running year's price, which an earlier upgrade may have raised.
    shareOf(subscription.yearCents ?? 0, 1, 12),
    centsOn({ ...before, business: { sizeTypeId: sizeBefore } }),
  );
  const toCents = centsOn(after);
  const { sizeTypeId } = after.business;
  return {
    ...subscription,
    sizesOfMonth: {
      month,
      firstId: known?.firstId ?? sizeBefore,
      highestCents: Math.max(fromCents, toCents),
    },
    ...(toCents > fromCents && {
      monthUpgrades: [...monthUpgrades, { on: today, sizeTypeId, fromCents, toCents }],
    }),
  };
}

/** Returns the rest of a month from a day on, up to the start of a year that begins within it. */
function monthBefore(startOfYear: string, on: string): ChargedPart {
  const part = monthFrom(on);
  return startOfYear > part.end
    ? part
    : { ...part, end: addDays(startOfYear, -1), days: dayCount(on, startOfYear) };
}

/** Returns the cents of an upgrade for part of a month, minus the price already charged for these days. */
function centsOfUpgrade(
  { fromCents, toCents }: MonthUpgrade,
  { days, daysOfPrice }: ChargedPart,
  chargedCents = 0,
): number {
  const differenceCents = Math.max(0, toCents - Math.max(fromCents, chargedCents));
  return shareOf(differenceCents, days, daysOfPrice);
}

/** Returns the cents of upgrades that the next invoice will charge. */
export const waitingMonthCents = ({ monthUpgrades = [] }: SubscriptionItem): number =>
  monthUpgrades.reduce((sum, upgrade) => sum + centsOfUpgrade(upgrade, monthFrom(upgrade.on)), 0);

/** Returns the upgrade lines of the next invoice, without amounts that a yearly invoice already contains. */
export function monthUpgradeLines(
  subscription: SubscriptionItem,
  { business, plans }: Priced,
): InvoiceLine[] {
  const { nextStart = '', monthUpgrades = [] } = subscription;
  const isYear = nextCycleOf(subscription) === 'YEARLY';
  return monthUpgrades.flatMap((upgrade) => {
    const { on, sizeTypeId } = upgrade;
    const inYear = isYear && on >= nextStart;
    const chargedCents = inYear
      ? configuredPrice(plans, business.sizeTypeId, 'MONTHLY', nextStart).cents
      : 0;
    const part = isYear && !inYear ? monthBefore(nextStart, on) : monthFrom(on);
    const totalCents = centsOfUpgrade(upgrade, part, chargedCents);
    if (totalCents === 0) return [];
    const named = { business: { sizeTypeId }, plans };
    const description = descriptionOfMonthUpgrade(named, part);
    return [{ description, quantity: 1, unitCents: totalCents, totalCents }];
  });
}

/**
 * Moves a subscription to the special size: monthly from the next invoice on, at first by the price of the previous
 * size.
 */
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
 * a paid year (next month), or for the rest of the month (next invoice); a later smaller size refunds nothing. The
 * special size is billed by its agreement from the first period that begins with one.
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

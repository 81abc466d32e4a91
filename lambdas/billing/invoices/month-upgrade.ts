import { addDays } from '#contract/statistics/period.ts';
import { billedSizeOn } from '../billed-size.ts';
import { type MonthUpgrade, nextCycleOf, type SubscriptionItem } from '../subscription.ts';
import { shareOf } from './cents.ts';
import { dayCount, firstOfNextMonth } from './days.ts';
import { descriptionOfMonthUpgrade } from './descriptions.ts';
import type { InvoiceLine } from './invoice.ts';
import { type ChargedPart, monthFrom, wholeMonthsUntil } from './period.ts';
import { configuredPrice, type Priced, priceOn } from './price.ts';
import { upgradeOf } from './year-upgrade.ts';

/**
 * Returns whether another size is charged by the month from a day on: by an invoice that was issued or is to come. A paid year
 * without a whole month left is, too, for a size whose year is dearer.
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
 * Returns a subscription after staff approved another size today. A price above the highest one of the running month adds
 * the difference for the days that are left of the month. A lower one takes nothing away, and a day that is not charged by
 * the month, such as one of the trial, adds nothing.
 */
export function withMonthUpgrade(
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
    // A month of a year that a larger size of before was invoiced by.
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

/** Returns the days from a day to the end of its month, or to the day before a year that begins within it. */
function monthBefore(startOfYear: string, on: string): ChargedPart {
  const part = monthFrom(on);
  return startOfYear > part.end
    ? part
    : { ...part, end: addDays(startOfYear, -1), days: dayCount(on, startOfYear) };
}

/** Returns the cents of a larger size for the rest of its month, beyond what is charged for these days already. */
function centsOfUpgrade(
  { fromCents, toCents }: MonthUpgrade,
  { days, daysOfPrice }: ChargedPart,
  chargedCents = 0,
): number {
  const differenceCents = Math.max(0, toCents - Math.max(fromCents, chargedCents));
  return shareOf(differenceCents, days, daysOfPrice);
}

/** Returns the cents of the larger sizes that wait for the next invoice. */
export const waitingMonthCents = ({ monthUpgrades = [] }: SubscriptionItem): number =>
  monthUpgrades.reduce((sum, upgrade) => sum + centsOfUpgrade(upgrade, monthFrom(upgrade.on)), 0);

/**
 * Returns the lines of larger sizes that the next invoice of a subscription charges. A year that is charged from a day
 * before the larger size by the current size has the difference up to that size already.
 */
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

import { addDays } from '#contract/statistics/period.ts';
import { billedSizeOn } from '../../billed-size.ts';
import { type MonthUpgrade, nextCycleOf, type SubscriptionItem } from '../../subscription.ts';
import { shareOf } from '../cents.ts';
import { dayCount, firstOfNextMonth } from '../days.ts';
import { descriptionOfMonthUpgrade } from '../descriptions.ts';
import type { InvoiceLine } from '../invoice.ts';
import { type ChargedPart, monthFrom, wholeMonthsUntil } from '../period.ts';
import { configuredPrice, type Priced, priceOn } from '../price.ts';
import { upgradeOf } from './year-upgrade.ts';

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

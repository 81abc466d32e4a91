import { billedSizeOn } from './billed-size.ts';
import { shareOf } from './cents.ts';
import { descriptionOfMonthUpgrade } from './descriptions.ts';
import type { InvoiceLine } from './invoice.ts';
import { monthFrom } from './period.ts';
import { configuredPrice, type Priced, priceOn } from './price.ts';
import { type MonthUpgrade, nextCycleOf, type SubscriptionItem } from './subscription.ts';

/** Returns whether a day is charged by the month, by an invoice that was issued or is to come. */
function isChargedByMonth(subscription: SubscriptionItem, day: string): boolean {
  const { invoicedThrough, nextStart, yearCents } = subscription;
  if (invoicedThrough !== undefined && day <= invoicedThrough) return yearCents === undefined;
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
  if (!isChargedByMonth(subscription, today)) return subscription;
  const month = today.slice(0, 7);
  const { sizesOfMonth, monthUpgrades = [] } = subscription;
  const known = sizesOfMonth?.month === month ? sizesOfMonth : undefined;
  const centsOn = (priced: Priced) => priceOn(priced, 'MONTHLY', today)?.cents ?? 0;
  const sizeBefore = billedSizeOn(subscription, before, today);
  const fromCents = Math.max(
    known?.highestCents ?? 0,
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

/** Returns the cents of a larger size for the rest of its month, beyond what is charged for these days already. */
function centsOfUpgrade({ on, fromCents, toCents }: MonthUpgrade, chargedCents: number): number {
  const { days, daysOfPrice } = monthFrom(on);
  const differenceCents = Math.max(0, toCents - Math.max(fromCents, chargedCents));
  return shareOf(differenceCents, days, daysOfPrice);
}

/** Returns the cents of the larger sizes that wait for the next invoice. */
export const waitingMonthCents = ({ monthUpgrades = [] }: SubscriptionItem): number =>
  monthUpgrades.reduce((sum, upgrade) => sum + centsOfUpgrade(upgrade, 0), 0);

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
    const totalCents = centsOfUpgrade(upgrade, chargedCents);
    if (totalCents === 0) return [];
    const named = { business: { sizeTypeId }, plans };
    const description = descriptionOfMonthUpgrade(named, monthFrom(on));
    return [{ description, quantity: 1, unitCents: totalCents, totalCents }];
  });
}

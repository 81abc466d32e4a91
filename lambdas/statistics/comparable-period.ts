import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import { type DayPeriod, periodBefore } from '#contract/statistics/period.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';

/** A business, shop or offer whose events are counted. */
export interface CountedItem {
  readonly createdAt: string;
  /** São Paulo's if absent. */
  readonly timeZone?: TimeZone;
}

/**
 * Returns the period before a period, for comparison; undefined if one of the counted did not exist on each of its
 * days. A day without the shop would look like a day without customers.
 */
export function comparablePeriod(
  period: DayPeriod,
  counted: readonly CountedItem[],
): DayPeriod | undefined {
  const before = periodBefore(period);
  const existed = ({ createdAt, timeZone = moneyZone }: CountedItem) =>
    dayIn(timeZone, new Date(createdAt)) < before.from;
  return counted.every(existed) ? before : undefined;
}

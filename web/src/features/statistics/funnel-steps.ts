import type { StatisticsTotals } from '#contract/statistics/statistics.ts';

/** The steps of a customer, in order: sees an offer, takes a voucher, uses it. */
export const funnelSteps = ['views', 'claims', 'redemptions'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

interface MeasuredStep {
  readonly step: FunnelStep;
  readonly count: number;
  /** Share of the step with the highest count, 0 to 1. */
  readonly width: number;
  /** Share of the step before; absent where a share says nothing. */
  readonly share?: number;
}

/**
 * Returns the steps with their shares. A step may exceed the one before it, since a voucher may be used in a later period
 * than it was taken in; it has no share then.
 */
export function funnelOf(totals: Pick<StatisticsTotals, FunnelStep>): readonly MeasuredStep[] {
  const highest = Math.max(1, ...funnelSteps.map((step) => totals[step]));
  return funnelSteps.map((step, index) => {
    const count = totals[step];
    const previous = funnelSteps[index - 1];
    const before = previous === undefined ? 0 : totals[previous];
    return {
      step,
      count,
      width: count / highest,
      ...(count > 0 && count <= before && { share: count / before }),
    };
  });
}

/** A total that can stand in front. */
export type HeadlineTotal = 'offerRevenue' | 'redemptions' | 'claims' | 'views';

const inFront: readonly HeadlineTotal[] = ['offerRevenue', 'redemptions', 'claims', 'views'];

/**
 * Returns the total in front: the money, or for validators the used vouchers. A business that has sold nothing yet, nor
 * in the period before, gets the last step that was counted.
 */
export const headlineOf = (
  totals: StatisticsTotals,
  before: StatisticsTotals | undefined,
): HeadlineTotal =>
  inFront.find((name) => (totals[name] ?? 0) > 0 || (before?.[name] ?? 0) > 0) ?? 'views';

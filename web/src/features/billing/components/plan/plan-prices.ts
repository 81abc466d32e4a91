import type { PlanPrices, PricesOfPlans } from '#contract/billing/plan-prices.ts';
import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import { centsOf } from '#contract/brazil/money.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';

/** Returns the price of a billing cycle. */
export const priceOfCycle = ({ month, year }: PlanPrices, cycle: BillingCycle): number =>
  cycle === 'YEARLY' ? year : month;

/** Months left of the year in the example of a larger size. */
export const monthsOfExample = 6;

interface UpgradeExample {
  readonly from: SizeType;
  readonly to: SizeType;
  /** Extra cost of the larger size for the rest of the year, in reais. */
  readonly amount: number;
}

/** Returns an example of a larger size within a paid year: from a size, or from the one below the largest. */
export function upgradeExample(
  sizeTypes: readonly SizeType[],
  prices: PricesOfPlans,
  sizeTypeId: number,
): UpgradeExample | undefined {
  const priced = sizeTypes.filter(({ id }) => prices.has(id));
  const index = priced.findIndex(({ id }) => id === sizeTypeId);
  const start = Math.min(Math.max(index, 0), priced.length - 2);
  const [from, to] = start < 0 ? [] : priced.slice(start);
  const before = from && prices.get(from.id);
  const after = to && prices.get(to.id);
  if (!before || !after || after.year <= before.year) return undefined;
  const cents = ((centsOf(after.year) - centsOf(before.year)) * monthsOfExample) / 12;
  return { from, to, amount: Math.round(cents) / 100 };
}

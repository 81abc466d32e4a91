import type { BillingCycle, SubscriptionPrice } from '#contract/billing/subscriptions.ts';
import { centsOf } from '#contract/brazil/money.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';

/** The price of a size type, in reais. */
export interface PlanPrices {
  readonly month: number;
  readonly year: number;
  /** Saving of a year compared with twelve months. */
  readonly saving: number;
  readonly trialDays: number;
}

/** The current prices by the id of the size type; the special one has none. */
export type PricesOfPlans = ReadonlyMap<number, PlanPrices>;

/** Returns the current prices by the id of the size type. */
export function planPricesOf(prices: readonly SubscriptionPrice[]): PricesOfPlans {
  const active = prices.filter(({ active: isActive }) => isActive);
  return new Map(
    active
      .filter(({ billingCycle }) => billingCycle === 'MONTHLY')
      .flatMap(({ sizeTypeId, price: month, trialDays }) => {
        const yearly = active.find(
          (each) => each.sizeTypeId === sizeTypeId && each.billingCycle === 'YEARLY',
        );
        if (!yearly) return [];
        const year = yearly.price;
        const saving = (12 * centsOf(month) - centsOf(year)) / 100;
        return [[sizeTypeId, { month, year, saving, trialDays }] as const];
      }),
  );
}

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

import type { SubscriptionPrice } from '#contract/billing/subscriptions.ts';

/** What a size type costs, in reais. */
export interface PlanPrices {
  readonly month: number;
  readonly year: number;
  /** What a year costs less than twelve months. */
  readonly saving: number;
  readonly trialDays: number;
}

/** The prices of size types that are sold now, by the id of the size type. */
export function planPricesOf(
  prices: readonly SubscriptionPrice[],
): ReadonlyMap<number, PlanPrices> {
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
        const saving = Math.round((12 * month - year) * 100) / 100;
        return [[sizeTypeId, { month, year, saving, trialDays }] as const];
      }),
  );
}

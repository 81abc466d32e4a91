import type { SubscriptionPrice } from '#contract/billing/subscriptions.ts';

/** The price of a size type, in reais. */
export interface PlanPrices {
  readonly month: number;
  readonly year: number;
  /** Saving of a year compared with twelve months. */
  readonly saving: number;
  readonly trialDays: number;
}

/** Returns the current prices by the id of the size type. */
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

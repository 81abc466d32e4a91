import { centsOf } from '../brazil/money.ts';
import type { SubscriptionPrice } from './subscriptions.ts';

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

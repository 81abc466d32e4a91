import type { Plans } from './parse-plans.ts';
import { isValidOn } from './price-rules.ts';
import type { SubscriptionPrice } from './subscriptions.ts';

/** Returns the prices valid on a day (`YYYY-MM-DD`), by size type, monthly before yearly. */
export function pricesOn(
  day: string,
  { sizeTypes, prices, trialDays }: Plans,
): SubscriptionPrice[] {
  const orderOf = new Map(sizeTypes.map(({ id, order }) => [id, order]));
  const order = ({ sizeTypeId }: SubscriptionPrice) => orderOf.get(sizeTypeId) ?? 0;
  return prices
    .filter((price) => isValidOn(day, price))
    .map((price) => ({ ...price, currency: 'BRL' as const, trialDays, active: true }))
    .toSorted(
      (one, other) =>
        order(one) - order(other) || one.billingCycle.localeCompare(other.billingCycle),
    );
}

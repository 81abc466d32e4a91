import type { Plans } from '#contract/billing/parse-plans.ts';
import { plans } from '#contract/billing/plans.ts';
import { isValidOn } from '#contract/billing/price-rules.ts';
import type { SubscriptionPrice } from '#contract/billing/subscriptions.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { SubscriptionOperations } from './targets.ts';

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

/** Lists the subscription prices valid today, by Brazil's official time. */
export const listSubscriptionPrices: SubscriptionOperations['listSubscriptionPrices'] = ({ now }) =>
  ok({ items: pricesOn(dayIn('America/Sao_Paulo', now), plans) });

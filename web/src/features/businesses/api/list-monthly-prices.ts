import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import type { SubscriptionPrice } from '#contract/subscriptions.ts';
import { routeQuery } from '#web/lib/route-query.ts';

/** What a month costs now, by size type. */
export const monthlyPricesQuery = {
  ...routeQuery(subscriptionRoutes.listSubscriptionPrices, {}),
  select: ({ items }: { readonly items: readonly SubscriptionPrice[] }) =>
    new Map(
      items
        .filter(({ active, billingCycle }) => active && billingCycle === 'MONTHLY')
        .map((price) => [price.sizeTypeId, price]),
    ),
  staleTime: 60 * 60_000,
};

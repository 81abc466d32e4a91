import type { SubscriptionPrice } from '#contract/billing/subscriptions.ts';
import { pricesQuery } from '#web/product/billing/list-prices.ts';

/** Query of the current monthly prices by size type. */
export const monthlyPricesQuery = {
  ...pricesQuery,
  select: ({ items }: { readonly items: readonly SubscriptionPrice[] }) =>
    new Map(
      items
        .filter(({ active, billingCycle }) => active && billingCycle === 'MONTHLY')
        .map((price) => [price.sizeTypeId, price]),
    ),
};

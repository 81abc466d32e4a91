import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { SubscriptionPrice } from '#contract/billing/subscriptions.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { pricesQuery } from '#web/product/billing/api.ts';

/** Registers the user's business, which makes the user an owner. */
export const useCreateBusiness = () =>
  useRouteMutation(businessRoutes.createBusiness, {
    invalidates: [businessRoutes.listBusinesses, userRoutes.getMe],
    awaitsQueries: true,
  });

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

/** Changes the user's business; for a live one, creates a revision. */
export const useUpdateBusiness = () =>
  useRouteMutation(businessRoutes.updateBusiness, {
    invalidates: [businessRoutes.listBusinesses],
    awaitsQueries: true,
  });

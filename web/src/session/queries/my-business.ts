import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/users.ts';
import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { useMe } from './get-me.ts';

/** Query of the user's business: `items[0]` is the pending revision, if any, and then `active` the live record. */
export const myBusinessQuery = (userId: string) =>
  routeQuery(businessRoutes.listBusinesses, { query: { userId } });

/** Returns whether a role may have a business; staff may, too. */
export const mayHaveBusiness = (role: User['role']): boolean => role !== 'validator';

/** The active user's business: `data.items[0]`, `data.currentBusinessId`, `data.active`. */
export function useMyBusiness() {
  const { userId } = useMe();
  return useQuery(myBusinessQuery(userId));
}

// One row tells whether there is any.
const query = { limit: 1 };

/** Query of the newest shop of a business. */
export const newestShopQuery = (businessId: string) =>
  routeQuery(shopRoutes.listShopsOfBusiness, { params: { id: businessId }, query });

/** Query of the first active validator of a business. */
export const firstValidatorQuery = (businessId: string) =>
  routeQuery(validatorRoutes.listValidators, { params: { id: businessId }, query });

/** Query of the newest offer of a business. */
export const newestOfferQuery = (businessId: string) =>
  routeQuery(offerRoutes.listOffersOfBusiness, { params: { id: businessId }, query });

/** Query of the newest invoices. They include any unpaid one, since that ends the billing within weeks. */
export const newestInvoicesQuery = (businessId: string) =>
  routeQuery(invoiceRoutes.listInvoices, { params: { id: businessId }, query: { limit: 6 } });

import type { Query } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';

/** The reads of an owner's and a validator's screens whose last answers a device keeps. */
export const keptRoutes = [
  userRoutes.getMe,
  businessRoutes.listBusinesses,
  businessRoutes.getBusinessUsage,
  businessRoutes.listSizeTypes,
  subscriptionRoutes.listSubscriptionPrices,
  shopRoutes.listShopsOfBusiness,
  shopRoutes.getShop,
  offerRoutes.listOffersOfBusiness,
  offerRoutes.getOffer,
  validatorRoutes.listValidators,
] as const;

const formNames = new Set<unknown>([shopRoutes.getShop, offerRoutes.getOffer].map(routeKeyOf));

/** Whether a query loads the record of a form, and of nothing else. */
export const isOfForm = ({ queryKey: [name] }: Pick<Query, 'queryKey'>): boolean =>
  formNames.has(name);

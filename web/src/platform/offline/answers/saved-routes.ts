import type { Query } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';

/** The read calls of owners' and validators' screens whose last answers are stored on the device. */
export const savedRoutes = [
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

/** Returns whether a query is only used for the record of a form. */
export const isOfForm = ({ queryKey: [name] }: Pick<Query, 'queryKey'>): boolean =>
  formNames.has(name);

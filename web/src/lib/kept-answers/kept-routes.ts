import type { Query } from '@tanstack/react-query';
import { routeKeyOf } from '#contract/route.ts';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { userRoutes } from '#contract/routes/users.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';

/** The read calls of owners' and validators' screens whose last answers are stored on the device. */
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

/** Returns whether a query is only used for the record of a form. */
export const isOfForm = ({ queryKey: [name] }: Pick<Query, 'queryKey'>): boolean =>
  formNames.has(name);

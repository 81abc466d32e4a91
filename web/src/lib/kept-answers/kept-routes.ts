import type { Route } from '#contract/route.ts';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { userRoutes } from '#contract/routes/users.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';

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

/** Those that a form starts with. An old answer replaces them only where there is no connection. */
export const formRoutes: readonly Route[] = [shopRoutes.getShop, offerRoutes.getOffer];

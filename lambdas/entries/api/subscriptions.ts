import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { getSubscription } from '#lambdas/billing/subscriptions/get-subscription.ts';
import { listSubscriptionPrices } from '#lambdas/billing/subscriptions/list-subscription-prices.ts';
import { setBillingCycle } from '#lambdas/billing/subscriptions/set-billing-cycle.ts';
import { targets } from '#lambdas/billing/subscriptions/targets.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { requireStoredSecondFactor } from '#lambdas/platform/identity/second-factor.ts';

const operations = { listSubscriptionPrices, getSubscription, setBillingCycle };

export const handler = apiHandler(
  subscriptionRoutes,
  targets,
  operations,
  requireStoredSecondFactor,
);

import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { requireStoredSecondFactor } from '../shared/identity/second-factor.ts';
import { getSubscription } from './get-subscription.ts';
import { listSubscriptionPrices } from './list-subscription-prices.ts';
import { setBillingCycle } from './set-billing-cycle.ts';
import { subjects } from './subjects.ts';

const operations = { listSubscriptionPrices, getSubscription, setBillingCycle };

export const handler = apiHandler(
  subscriptionRoutes,
  subjects,
  operations,
  requireStoredSecondFactor,
);

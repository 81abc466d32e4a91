import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { listSubscriptionPrices } from './list-subscription-prices.ts';

export const handler = apiHandler(subscriptionRoutes, {}, { listSubscriptionPrices });

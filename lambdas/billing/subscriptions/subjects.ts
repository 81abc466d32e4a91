import type { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessSource } from '#lambdas/businesses/business-source.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';

/** How the things are read that calls of this resource are about. */
export const subjects = { business: businessSource };

export type SubscriptionOperations = Operations<typeof subscriptionRoutes, typeof subjects>;

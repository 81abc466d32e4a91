import type { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessSource } from '#lambdas/businesses/targets.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';

/** Loads the business that a call is about. */
export const targets = { business: businessSource };

export type SubscriptionOperations = Operations<typeof subscriptionRoutes, typeof targets>;

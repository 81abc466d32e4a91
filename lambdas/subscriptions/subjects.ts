import type { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { businessSource } from '../businesses/business-source.ts';
import type { Operations } from '../shared/http/api-handler.ts';

/** Loads the business that a call is about. */
export const subjects = { business: businessSource };

export type SubscriptionOperations = Operations<typeof subscriptionRoutes, typeof subjects>;

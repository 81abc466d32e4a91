import { ok } from '#lambdas/platform/http/answer.ts';
import { findBilling, shownSubscription } from './shown-subscription.ts';
import type { SubscriptionOperations } from './targets.ts';

/** Returns how a business is billed. */
export const getSubscription: SubscriptionOperations['getSubscription'] = async ({
  business,
  now,
}) => {
  const { subscription, agreements } = await findBilling(business);
  return ok(shownSubscription(subscription, { business, agreements, now }));
};

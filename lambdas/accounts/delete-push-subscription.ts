import {
  releaseEndpoints,
  replacePushSubscriptions,
} from '#lambdas/messages/store/push-subscription-store.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import type { UserOperations } from './user-targets.ts';

/** Removes one of the caller's push subscriptions. Throws PUSH_SUBSCRIPTION_NOT_FOUND. */
export const deletePushSubscription: UserOperations['deletePushSubscription'] = async (request) => {
  const { stored, subscription } = request.pushSubscription;
  const kept = stored.subscriptions.filter(({ id }) => id !== subscription.id);
  const released = await releaseEndpoints([subscription]);
  return noContent([replacePushSubscriptions(stored, kept), ...released]);
};

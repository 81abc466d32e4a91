import type { userRoutes } from '#contract/accounts/user-routes.ts';
import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import {
  findPushSubscriptions,
  type PushSubscriptions,
} from '#lambdas/messages/store/push-subscription-store.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';

/** A push subscription of the caller, with the stored list. */
interface OwnSubscription {
  readonly stored: PushSubscriptions;
  readonly subscription: StoredSubscription;
}

const pushSubscriptionSource = {
  find: async (id, { actor }) => {
    const stored = actor && (await findPushSubscriptions(actor.userId));
    const subscription = stored?.subscriptions.find((one) => one.id === id);
    return stored && subscription && { stored, subscription };
  },
  ownerOf: ({ stored }) => stored.userId,
} satisfies TargetSource<OwnSubscription>;

/** Loads the push subscription that a call is about. */
export const targets = { pushSubscription: pushSubscriptionSource };

export type UserOperations = Operations<typeof userRoutes, typeof targets>;

import type { userRoutes } from '#contract/routes/users.ts';
import {
  findPushSubscriptions,
  type PushSubscriptions,
} from '../push/push-subscription-repository.ts';
import type { StoredSubscription } from '../push/subscription-list.ts';
import type { Operations } from '../shared/http/api-handler.ts';
import type { SubjectSource } from '../shared/http/subject-source.ts';

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
} satisfies SubjectSource<OwnSubscription>;

/** Loads the push subscription that a call is about. */
export const subjects = { pushSubscription: pushSubscriptionSource };

export type UserOperations = Operations<typeof userRoutes, typeof subjects>;

import {
  maxPushSubscriptions,
  type PushSubscription,
  type PushSubscriptionInput,
} from '#contract/push-subscriptions.ts';

/** A subscription as stored. `claimId` is new at each renewal: see `claimEndpoint`. */
export interface StoredSubscription extends PushSubscription, PushSubscriptionInput {
  readonly claimId: string;
}

/** Days that a subscription is kept without being renewed. */
export const daysKept = 365;

const dayInMs = 24 * 60 * 60 * 1000;

/** Whether a subscription was renewed too long ago to be used. */
export function isStale({ updatedAt }: StoredSubscription, now: Date): boolean {
  return now.getTime() - Date.parse(updatedAt) > daysKept * dayInMs;
}

/**
 * A new or renewed subscription, and the list with it as its last. It takes the place of those with its id or its
 * endpoint, and where the list is full, of the one renewed longest ago. `ended` are those of other endpoints.
 */
export function withSubscription(
  list: readonly StoredSubscription[],
  made: Omit<StoredSubscription, 'createdAt' | 'updatedAt'>,
  now: Date,
) {
  const updatedAt = now.toISOString();
  const createdAt = list.find(({ id }) => id === made.id)?.createdAt ?? updatedAt;
  const subscription: StoredSubscription = { ...made, createdAt, updatedAt };
  const others = list
    .filter(({ id, endpoint }) => id !== made.id && endpoint !== made.endpoint)
    .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt))
    .slice(1 - maxPushSubscriptions);
  const ended = list.filter((one) => one.endpoint !== made.endpoint && !others.includes(one));
  return { subscription, list: [...others, subscription], ended };
}

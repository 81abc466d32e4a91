import {
  maxPushSubscriptions,
  type PushSubscription,
  type PushSubscriptionInput,
} from '#contract/accounts/push-subscriptions.ts';

/** A stored subscription. `claimId` is new at each renewal (`claimEndpoint`). */
export interface StoredSubscription extends PushSubscription, PushSubscriptionInput {
  readonly claimId: string;
}

/** Days that a subscription is kept without renewal. */
export const retentionDays = 365;

const dayInMs = 24 * 60 * 60 * 1000;

/** Returns whether a subscription was renewed too long ago to be used. */
export function isStale({ updatedAt }: StoredSubscription, now: Date): boolean {
  return now.getTime() - Date.parse(updatedAt) > retentionDays * dayInMs;
}

/**
 * Returns a new or renewed subscription, and the list with it. It replaces subscriptions with the same id or
 * endpoint and, in a full list, the one renewed longest ago. `ended` are the replaced ones with other endpoints.
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

import { randomUUID } from 'node:crypto';
import type { PushSubscriptionInput } from '#contract/accounts/push-subscriptions.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';
import { storedItem } from './table.ts';

/** The call that stores a subscription of a person, under a new id by default. */
export const subscribing = (
  as: Person,
  body: PushSubscriptionInput,
  id: string = randomUUID(),
) => ({
  as,
  params: { id },
  body,
});

/** Stores a subscription of a person, under a new id by default. */
export function subscribe(...parts: Parameters<typeof subscribing>) {
  return call(userRoutes.setPushSubscription, subscribing(...parts));
}

/** The subscriptions of a person, as the table has them. */
export async function subscriptionsOf({ userId }: Person): Promise<readonly StoredSubscription[]> {
  const item = await storedItem(keys.pushSubscriptions(userId));
  return (item?.['subscriptions'] ?? []) as StoredSubscription[];
}

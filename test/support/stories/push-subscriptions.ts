import { randomUUID } from 'node:crypto';
import type { PushSubscriptionInput } from '#contract/accounts/push-subscriptions.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';
import { storedItem } from './table.ts';

/** Returns the call that stores a person's subscription, by default under a new id. */
export const subscribing = (
  as: Person,
  body: PushSubscriptionInput,
  id: string = randomUUID(),
) => ({
  as,
  params: { id },
  body,
});

/** Stores a person's subscription, by default under a new id. */
export function subscribe(...parts: Parameters<typeof subscribing>) {
  return call(userRoutes.setPushSubscription, subscribing(...parts));
}

/** Returns a person's stored subscriptions. */
export async function subscriptionsOf({ userId }: Person): Promise<readonly StoredSubscription[]> {
  const item = await storedItem(keys.pushSubscriptions(userId));
  return (item?.['subscriptions'] ?? []) as StoredSubscription[];
}

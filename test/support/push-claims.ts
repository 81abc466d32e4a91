import { handler } from '#lambdas/entries/api/users.ts';
import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aPushSubscription } from './builders/a-push-subscription.ts';
import { aRequest, invokeHandler } from './builders/a-request.ts';
import { aUser, ownerId } from './builders/people.ts';
import { stopDateAt } from './fixed-clock.ts';
import { itemAt, itemsOfKind, tableHolds } from './memory-table/table.ts';
import { pushSubscriptionId, requestOf } from './request-of-route.ts';
import { stored } from './stored.ts';

/** The user's subscription in another browser. */
export const other = aPushSubscription({
  id: '88888888-8888-4888-8888-888888888888',
  endpoint: 'https://push.vitrine.test/send/other',
  claimId: 'claim-of-other',
});

/** Returns the user's stored subscriptions. */
const subscriptions = () =>
  (itemAt(keys.pushSubscriptions(ownerId))?.['subscriptions'] ?? []) as StoredSubscription[];

/** Returns the ids of the user's stored subscriptions. */
export const storedIds = () => subscriptions().map(({ id }) => id);

/** Returns the sorted claim ids of the user's subscriptions, and of all stored claims. */
export const claimIds = () => ({
  ofList: subscriptions()
    .map(({ claimId }) => claimId)
    .sort(),
  stored: itemsOfKind('PUSH_ENDPOINT PUSH_ENDPOINT')
    .map((item) => String(item['claimId']))
    .sort(),
});

/** Sets or deletes the subscription of one browser. */
export const requestSubscription = (method: 'PUT' | 'DELETE', parts = {}) =>
  invokeHandler(
    handler,
    aRequest(`${method} /users/me/push-subscriptions/{id}`, {
      as: { userId: ownerId },
      params: { id: pushSubscriptionId },
      ...parts,
    }),
  );

/** Sets the subscription of one browser. */
export const setSubscription = (parts = {}) =>
  requestSubscription('PUT', { body: requestOf.setPushSubscription.body, ...parts });

/** Stops the clock and stores a user without a subscription. */
export function withoutSubscription(): void {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(stored.user(aUser()));
}

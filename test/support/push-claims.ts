import type { StoredSubscription } from '#lambdas/push/subscription-list.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/users/handler.ts';
import { aPushSubscription } from './builders/a-push-subscription.ts';
import { aRequest, call } from './builders/a-request.ts';
import { aUser, ownerId } from './builders/people.ts';
import { stopDateAt } from './fixed-clock.ts';
import { tableHolds, transactions, writeOf } from './mocked-table.ts';
import { pushSubscriptionId, requestOf } from './request-of-route.ts';
import { stored } from './stored.ts';

/** The user who subscribes, and the key of the list of their subscriptions. */
export const owner = stored.user(aUser());
export const list = keys.pushSubscriptions(ownerId);

/** A subscription of theirs in another browser. */
export const other = aPushSubscription({
  id: '88888888-8888-4888-8888-888888888888',
  endpoint: 'https://push.vitrine.test/send/other',
  claimId: 'claim-of-other',
});

/** What the deletion of the claim of a subscription has to contain. */
export const released = ({ claimId }: StoredSubscription) => ({
  ConditionExpression: 'claimId = :claimId',
  ExpressionAttributeValues: { ':claimId': claimId },
});

/** The deletions of the last transaction. */
export const deletions = () => (transactions().at(-1) ?? []).filter(({ Delete }) => Delete);

/** The ids in the list that the last transaction wrote. */
export const written = () => {
  const subscriptions: StoredSubscription[] = writeOf(list).Put?.Item?.['subscriptions'] ?? [];
  return subscriptions.map(({ id }) => id);
};

/** Sets or deletes the subscription of one browser. */
export const requestSubscription = (method: 'PUT' | 'DELETE', parts = {}) =>
  call(
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

/** The clock stands still, and the owner has no subscription. */
export function withoutSubscription(): void {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(owner);
}

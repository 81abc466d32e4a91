import { userRoutes } from '#contract/accounts/user-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aPushSubscription,
  claimOf,
  pushSubscriptionNo,
  storedSubscriptions,
} from '#test/support/builders/a-push-subscription.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  beforeNextWrite,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const mine = aPushSubscription();
const other = pushSubscriptionNo(1);
const remove = () => call(userRoutes.deletePushSubscription, requestOf.deletePushSubscription);
const claims = () => itemsOfKind('PUSH_ENDPOINT PUSH_ENDPOINT');

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(stored.user(aUser()), storedSubscriptions([mine]), claimOf(mine));
});

describe('deletePushSubscription', () => {
  it('releases its endpoint, and keeps the others, including ones set at the same time', async () => {
    beforeNextWrite(() =>
      putItems({ ...storedSubscriptions([mine, other]), revision: 5 }, claimOf(other)),
    );
    expect((await remove()).status).toBe(204);
    expect(itemAt(keys.pushSubscriptions(ownerId))).toMatchObject({ subscriptions: [other] });
    expect(claims()).toEqual([claimOf(other)]);
    expect((await remove()).code).toBe('PUSH_SUBSCRIPTION_NOT_FOUND');
  });

  it('keeps the claim of another user who subscribed in the browser since, or right now', async () => {
    const claim = claimOf(mine, { ...mine, claimId: 'claim-of-somebody' });
    for (const isBefore of [true, false]) {
      putItems(storedSubscriptions([mine]), isBefore ? claim : claimOf(mine));
      beforeNextWrite(() => putItems(claim));
      expect((await remove()).status).toBe(204);
      expect(itemAt(keys.pushSubscriptions(ownerId))).toMatchObject({ subscriptions: [] });
      expect(claims()).toEqual([claim]);
    }
  });
});

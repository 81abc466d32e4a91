import {
  aPushSubscription,
  claimOf,
  storedSubscriptions,
} from '#test/support/builders/a-push-subscription.ts';
import { beforeNextWrite, putItems } from '#test/support/memory-table/table.ts';
import {
  claimIds,
  other,
  requestSubscription,
  storedIds,
  withoutSubscription,
} from '#test/support/push-claims.ts';

const mine = aPushSubscription();

beforeEach(withoutSubscription);

describe('deleting a push subscription', () => {
  it('releases its endpoint, and keeps the others, including ones set at the same time', async () => {
    putItems(storedSubscriptions([mine]), claimOf(mine));
    beforeNextWrite(() =>
      putItems({ ...storedSubscriptions([mine, other]), revision: 5 }, claimOf(other)),
    );
    expect((await requestSubscription('DELETE')).status).toBe(204);
    expect(storedIds()).toEqual([other.id]);
    expect(claimIds()).toEqual({ ofList: [other.claimId], stored: [other.claimId] });
  });

  it('keeps the claim of another user who subscribed in the browser since, or right now', async () => {
    const claim = claimOf(mine, { ...mine, claimId: 'claim-of-somebody' });
    for (const isBefore of [true, false]) {
      putItems(storedSubscriptions([mine]), isBefore ? claim : claimOf(mine));
      beforeNextWrite(() => putItems(claim));
      expect((await requestSubscription('DELETE')).status).toBe(204);
      expect(claimIds()).toEqual({ ofList: [], stored: ['claim-of-somebody'] });
    }
  });
});

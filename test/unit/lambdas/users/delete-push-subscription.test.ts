import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import {
  aPushSubscription,
  claimKeyOf,
  claimOf,
  storedSubscriptions,
} from '#test/support/builders/a-push-subscription.ts';
import { failingAt, table, tableHolds, writeOf } from '#test/support/mocked-table.ts';
import {
  deletions,
  list,
  other,
  owner,
  released,
  requestSubscription,
  withoutSubscription,
  written,
} from '#test/support/push-claims.ts';

beforeEach(withoutSubscription);

describe('deleting a push subscription', () => {
  it('keeps the others, also those that are set at the same time', async () => {
    tableHolds(owner, storedSubscriptions([aPushSubscription()]));
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(owner, storedSubscriptions([aPushSubscription(), other]));
      return failingAt(list)(input);
    });
    expect((await requestSubscription('DELETE')).status).toBe(204);
    expect(written()).toEqual([other.id]);
  });

  it('releases its endpoint', async () => {
    const mine = aPushSubscription();
    tableHolds(owner, storedSubscriptions([mine, other]), claimOf(mine), claimOf(other));
    expect((await requestSubscription('DELETE')).status).toBe(204);
    expect(deletions()).toHaveLength(1);
    expect(writeOf(claimKeyOf(mine)).Delete).toMatchObject(released(mine));
  });

  it('leaves the claim of somebody else who subscribed in the browser since', async () => {
    const mine = aPushSubscription();
    tableHolds(owner, storedSubscriptions([mine]), claimOf(mine, other));
    expect((await requestSubscription('DELETE')).status).toBe(204);
    expect(deletions()).toEqual([]);
  });
});

import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import {
  aPushSubscription,
  claimOf,
  storedSubscriptions,
} from '#test/support/builders/a-push-subscription.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { logLines } from '#test/support/log-lines.ts';
import {
  allItems,
  beforeNextWrite,
  beforeWrite,
  itemAt,
  putItems,
} from '#test/support/memory-table/table.ts';
import {
  beforeOwnerMessages,
  endpointsCalled,
  idNo,
  pushServicesAnswer,
  subscriptions,
  tableHoldsOwner,
  tellOwnerJob,
} from '#test/support/mocked-push.ts';
import { queuedMessages, runMessages, succeeded } from '#test/support/mocked-queue.ts';

beforeOwnerMessages();

describe('a subscription', () => {
  const list = () => itemAt(keys.pushSubscriptions(ownerId));
  const kept = () => {
    const stored = list()?.['subscriptions'] as StoredSubscription[] | undefined;
    return stored?.map(({ id }) => id);
  };
  const others = [idNo(1), idNo(3)];
  const claimOfSecond = () => claimOf(subscriptions[1] as StoredSubscription);
  const secondAnswers = (status: number) =>
    pushServicesAnswer((url) => new Response(null, { status: url.endsWith('2') ? status : 201 }));

  it('that has ended is dropped together with its claim', async () => {
    secondAnswers(410);
    expect(await runMessages(tellOwnerJob())).toEqual(succeeded);
    expect(kept()).toEqual(others);
    expect(list()).toMatchObject({ revision: 5 });
    expect(itemAt(claimOfSecond())).toBeUndefined();
    expect(queuedMessages()).toEqual([]);
  });

  it('that cannot be dropped does not repeat the message', async () => {
    secondAnswers(410);
    beforeWrite(() => 'throttling');
    const log = await logLines(async () =>
      expect(await runMessages(tellOwnerJob())).toEqual(succeeded),
    );
    expect(log.join('')).toContain('push subscriptions not dropped');
    expect(queuedMessages()).toEqual([]);
  });

  it('that was renewed during the call is not dropped', async () => {
    const renewed = subscriptions.map((one) => ({ ...one, claimId: `renewed-${one.id}` }));
    pushServicesAnswer(() => {
      putItems(
        { ...storedSubscriptions(renewed), revision: 5 },
        ...renewed.map((one) => claimOf(one)),
      );
      return new Response(null, { status: 410 });
    });
    await runMessages(tellOwnerJob());
    expect(list()).toMatchObject({ revision: 5, subscriptions: renewed });
  });

  it('is dropped from the current list after another write', async () => {
    secondAnswers(410);
    const another = aPushSubscription({ id: idNo(9), claimId: 'new' });
    beforeNextWrite(() =>
      putItems({ ...storedSubscriptions([...subscriptions, another]), revision: 5 }),
    );
    expect(await runMessages(tellOwnerJob())).toEqual(succeeded);
    expect(kept()).toEqual([...others, idNo(9)]);
  });

  it('keeps the claim of another user who takes it while the subscription is dropped', async () => {
    secondAnswers(410);
    const taken = { ...claimOfSecond(), claimId: 'of-another-user' };
    beforeNextWrite(() => putItems(taken));
    await runMessages(tellOwnerJob());
    expect(kept()).toEqual(others);
    expect(itemAt(taken)).toEqual(taken);
  });

  it('gets nothing and is dropped if another user has subscribed in its browser since', async () => {
    const taken = { ...claimOfSecond(), claimId: 'of-another-user' };
    tableHoldsOwner(aBusiness(), taken);
    await runMessages(tellOwnerJob());
    expect(endpointsCalled()).toEqual(['1', '3']);
    expect(kept()).toEqual(others);
    expect(itemAt(taken)).toEqual(taken);
  });

  it('that was not renewed for a year gets nothing and is dropped', async () => {
    const updatedAt = '2025-11-20T12:00:00.000Z';
    const stale = subscriptions.map((one, n) => (n === 1 ? { ...one, updatedAt } : one));
    putItems(storedSubscriptions(stale));
    await runMessages(tellOwnerJob());
    expect(endpointsCalled()).toEqual(['1', '3']);
    expect(kept()).toEqual(others);
  });

  it.each(['http://127.0.0.1:9/2', 'https://push.example/2'])(
    'of a push service that is not allowed gets nothing: %s',
    async (endpoint) => {
      const changed = subscriptions.map((one, n) => (n === 1 ? { ...one, endpoint } : one));
      putItems(storedSubscriptions(changed), ...changed.map((one) => claimOf(one)));
      expect(await runMessages(tellOwnerJob())).toEqual(succeeded);
      expect(endpointsCalled()).toEqual(['1', '3']);
    },
  );

  it('that a push service refuses is kept', async () => {
    const before = allItems();
    pushServicesAnswer(() => new Response(null, { status: 403 }));
    expect(await runMessages(tellOwnerJob())).toEqual(succeeded);
    expect(allItems()).toEqual(before);
    expect(queuedMessages()).toEqual([]);
  });
});

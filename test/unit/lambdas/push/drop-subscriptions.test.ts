import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredSubscription } from '#lambdas/push/subscription-list.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import {
  aPushSubscription,
  claimKeyOf,
  claimOf,
} from '#test/support/builders/a-push-subscription.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { logLines } from '#test/support/log-lines.ts';
import { queuedMessages, runMessages } from '#test/support/mocked-messages.ts';
import { pushServicesAnswer } from '#test/support/mocked-push.ts';
import { cancelled, table, transactions, writeOf } from '#test/support/mocked-table.ts';
import {
  beforeOwnerMessages,
  changeSubscriptions,
  endpointsCalled,
  holds,
  idNo,
  job,
  subscriptions,
  succeeded,
} from '#test/support/owner-messages.ts';

beforeOwnerMessages();

describe('a subscription', () => {
  const kept = () => {
    const { Put } = writeOf(keys.pushSubscriptions(ownerId));
    const list: StoredSubscription[] = Put?.Item?.['subscriptions'] ?? [];
    return list.map(({ id }) => id);
  };
  const others = [idNo(1), idNo(3)];

  it.each([404, 410])('whose push service answers %s is dropped', async (status) => {
    pushServicesAnswer((url) => new Response(null, { status: url.endsWith('2') ? status : 201 }));
    expect(await runMessages(job())).toEqual(succeeded);
    expect(kept()).toEqual(others);
    const { PK } = claimKeyOf({ endpoint: subscriptions[1]?.endpoint ?? '' });
    expect(writeOf({ PK, SK: 'PUSH_ENDPOINT' }).Delete).toMatchObject({
      ConditionExpression: 'claimId = :claimId',
      ExpressionAttributeValues: { ':claimId': 'claim-2' },
    });
    expect(writeOf(keys.pushSubscriptions(ownerId)).Put).toMatchObject({
      Item: { revision: 5 },
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeValues: { ':revision': 4 },
    });
  });

  it('whose host has no address is dropped', async () => {
    pushServicesAnswer((url) => {
      if (!url.endsWith('2')) return new Response(null, { status: 201 });
      const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
      throw new TypeError('fetch failed', { cause });
    });
    expect(await runMessages(job())).toEqual(succeeded);
    expect(kept()).toEqual(others);
    expect(queuedMessages()).toEqual([]);
  });

  it('that cannot be dropped does not repeat the message', async () => {
    pushServicesAnswer((url) => new Response(null, { status: url.endsWith('2') ? 410 : 201 }));
    table.on(TransactWriteCommand).rejects(new Error('throttled'));
    const log = await logLines(async () => expect(await runMessages(job())).toEqual(succeeded));
    expect(log.join('')).toContain('push subscriptions not dropped');
    expect(queuedMessages()).toEqual([]);
  });

  it('that was renewed meanwhile is not dropped', async () => {
    pushServicesAnswer(() => {
      changeSubscriptions((list) => list.map((one) => ({ ...one, claimId: `renewed-${one.id}` })));
      holds();
      return new Response(null, { status: 410 });
    });
    await runMessages(job());
    expect(transactions()).toEqual([]);
  });

  it('is dropped from the list as it is after another write', async () => {
    pushServicesAnswer((url) => new Response(null, { status: url.endsWith('2') ? 410 : 201 }));
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      changeSubscriptions((list) => [...list, aPushSubscription({ id: idNo(9), claimId: 'new' })]);
      holds();
      throw cancelled('ConditionalCheckFailed');
    });
    expect(await runMessages(job())).toEqual(succeeded);
    expect(kept()).toEqual([...others, idNo(9)]);
  });

  it('in whose browser somebody else subscribed since gets nothing and is dropped', async () => {
    const [, second] = subscriptions;
    holds(aBusiness(), ...(second ? [{ ...claimOf(second), claimId: 'of-another-user' }] : []));
    await runMessages(job());
    expect(endpointsCalled()).toEqual(['1', '3']);
    expect(kept()).toEqual(others);
    // Their claim stays.
    expect(transactions().at(-1)).toHaveLength(1);
  });

  it('that was not renewed for a year gets nothing and is dropped', async () => {
    const updatedAt = '2025-11-20T12:00:00.000Z';
    changeSubscriptions((list) => list.map((one, n) => (n === 1 ? { ...one, updatedAt } : one)));
    holds();
    await runMessages(job());
    expect(endpointsCalled()).toEqual(['1', '3']);
    expect(kept()).toEqual(others);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/send',
    'https://[::1]/send',
    'http://push.vitrine.test/send',
  ])('that is stored with the endpoint %s gets nothing', async (endpoint) => {
    changeSubscriptions((list) => list.map((one, n) => (n === 1 ? { ...one, endpoint } : one)));
    holds();
    expect(await runMessages(job())).toEqual(succeeded);
    expect(endpointsCalled()).toEqual(['1', '3']);
  });

  it.each([302, 400, 403])('whose push service answers %s is kept', async (status) => {
    pushServicesAnswer(() => new Response(null, { status }));
    expect(await runMessages(job())).toEqual(succeeded);
    expect(transactions()).toEqual([]);
    expect(queuedMessages()).toEqual([]);
  });
});

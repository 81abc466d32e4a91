import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredSubscription } from '#lambdas/push/subscription-list.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import {
  aPushSubscription,
  storedSubscriptions,
} from '#test/support/builders/a-push-subscription.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { logLines } from '#test/support/log-lines.ts';
import { queuedMessages, runMessages } from '#test/support/mocked-messages.ts';
import { pushes, pushServicesAnswer, stageKeys } from '#test/support/mocked-push.ts';
import {
  cancelled,
  stored,
  table,
  tableHolds,
  transactions,
  writeOf,
} from '#test/support/mocked-table.ts';
import { aPushBrowser } from '#test/support/push-browser.ts';

const instant = '2026-11-21T12:00:00.000Z';
type Code = 'BUSINESS_APPROVED' | 'BUSINESS_REJECTED' | 'BUSINESS_SUSPENDED';
const event = (code: Code = 'BUSINESS_APPROVED', at = instant) => ({ code, at });
const job = (code?: Code, id = businessId) => ({ name: 'tell-owner', id, event: event(code) });
const succeeded = { batchItemFailures: [] };
const failed = { batchItemFailures: [{ itemIdentifier: 'm0' }] };

const hashOf = (endpoint: string) =>
  jest.requireActual('node:crypto').createHash('sha256').update(endpoint).digest('base64url');

/** The claim of the user who subscribed last in the browser. */
const claimOf = ({ endpoint, claimId }: StoredSubscription) => ({
  ...keys.pushEndpoint(hashOf(endpoint)),
  claimId,
});

const browsers = [1, 2, 3].map((n) => aPushBrowser(`https://push.vitrine.test/send/${n}`));
let subscriptions: readonly StoredSubscription[] = [];
const endpointsCalled = () => pushes.map(({ url }) => url.slice(-1)).sort();

type Items = readonly ReturnType<typeof stored.user>[];
/** The id of a subscription by its number. */
const idNo = (n: number) => `77777777-7777-4777-8777-77777777770${n}`;

function holds(business = aBusiness(), ...others: Items): void {
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(business),
    storedSubscriptions(subscriptions),
    ...subscriptions.map(claimOf),
    ...others,
  );
}

beforeEach(() => {
  stopDateAt(instant);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  subscriptions = browsers.map(({ subscription }, n) =>
    aPushSubscription({ ...subscription, id: idNo(n + 1), claimId: `claim-${n + 1}` }),
  );
  holds();
});

describe('the message about a decision', () => {
  it('goes to each browser of the owner, encrypted for it', async () => {
    expect(await runMessages(job())).toEqual(succeeded);
    expect(endpointsCalled()).toEqual(['1', '2', '3']);
    const bodies = pushes.map(({ request }) => Buffer.from(request.body as Uint8Array));
    expect(bodies.map((body, n) => browsers[n]?.read(body))).toEqual(
      bodies.map(() => ({ code: 'BUSINESS_APPROVED', businessId, name: 'Padaria Aurora' })),
    );
    expect(transactions()).toEqual([]);
    expect(queuedMessages()).toEqual([]);
  });

  const rejected = aPendingBusiness({ status: 'rejected', rejectionReason: 'x' });
  const suspended = aBusiness({ status: 'suspended' });
  const withRevision = {
    ...stored.business(aBusiness()),
    revisionId: 'biz_01K9A1B2C3D4E5F6G7H8J9KNEW',
  };

  it.each([
    ['approval while it is active', 'BUSINESS_APPROVED', aBusiness(), 3],
    ['approval once it is suspended', 'BUSINESS_APPROVED', suspended, 0],
    ['approval once it is closed', 'BUSINESS_APPROVED', aBusiness({ status: 'closed' }), 0],
    ['rejection while it is rejected', 'BUSINESS_REJECTED', rejected, 3],
    ['rejection once it waits again', 'BUSINESS_REJECTED', aPendingBusiness(), 0],
    ['rejection once it is approved', 'BUSINESS_REJECTED', aBusiness(), 0],
    ['suspension while it is suspended', 'BUSINESS_SUSPENDED', suspended, 3],
    ['suspension once it is lifted', 'BUSINESS_SUSPENDED', aBusiness(), 0],
  ] as const)('on its %s: %s', async (_, code, business, count) => {
    holds(business);
    expect(await runMessages(job(code))).toEqual(succeeded);
    expect(pushes).toHaveLength(count);
  });

  it('on an approval and a suspension is sent although another revision waits', async () => {
    holds(aBusiness(), withRevision);
    await runMessages(job());
    expect(pushes).toHaveLength(3);
    holds(aBusiness(), { ...withRevision, status: 'suspended' });
    await runMessages(job('BUSINESS_SUSPENDED'));
    expect(pushes).toHaveLength(6);
  });

  const rejectedRevision = stored.business(aRevision({ status: 'rejected', rejectionReason: 'x' }));
  const onRevision = job('BUSINESS_REJECTED', revisionId);

  it('on a rejected revision names the live business', async () => {
    holds(aBusiness(), rejectedRevision);
    await runMessages(onRevision);
    expect(pushes).toHaveLength(3);
    expect(browsers[0]?.read(Buffer.from(pushes[0]?.request.body as Uint8Array))).toEqual({
      code: 'BUSINESS_REJECTED',
      businessId,
      name: 'Padaria Aurora',
    });
  });

  it.each<[string, Items]>([
    ['the owner started another', [rejectedRevision, withRevision]],
    [
      'the business is closed',
      [rejectedRevision, stored.business(aBusiness({ status: 'closed' }))],
    ],
    ['it is gone', []],
  ])('on a rejected revision is not sent once %s', async (_, items) => {
    holds(aBusiness(), ...items);
    expect(await runMessages(onRevision)).toEqual(succeeded);
    expect(pushes).toEqual([]);
  });

  it.each([
    ['2026-11-20T12:00:00.000Z', 3],
    ['2026-11-20T11:59:59.999Z', 0],
  ])('of %s, a day later, is sent %s times', async (at, count) => {
    await runMessages({ ...job(), event: event('BUSINESS_APPROVED', at) });
    expect(pushes).toHaveLength(count);
  });

  it.each(['disabled', 'removed'] as const)('is not sent to an owner who is %s', async (status) => {
    holds(aBusiness(), stored.user(aUser({ status })));
    expect(await runMessages(job())).toEqual(succeeded);
    expect(pushes).toEqual([]);
  });

  it('is delivered again by the queue where the table fails before anything is sent', async () => {
    table.on(GetCommand).rejects(new Error('throttled'));
    expect(await runMessages(job())).toEqual(failed);
    expect(pushes).toEqual([]);
  });

  it('is not sent to an owner without subscriptions', async () => {
    subscriptions = [];
    tableHolds(stored.user(aUser()), stored.business(aBusiness()));
    expect(await runMessages(job())).toEqual(succeeded);
    expect(pushes).toEqual([]);
  });
});

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
    const { PK } = keys.pushEndpoint(hashOf(subscriptions[1]?.endpoint ?? ''));
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
      subscriptions = subscriptions.map((one) => ({ ...one, claimId: `renewed-${one.id}` }));
      holds();
      return new Response(null, { status: 410 });
    });
    await runMessages(job());
    expect(transactions()).toEqual([]);
  });

  it('is dropped from the list as it is after another write', async () => {
    pushServicesAnswer((url) => new Response(null, { status: url.endsWith('2') ? 410 : 201 }));
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      subscriptions = [...subscriptions, aPushSubscription({ id: idNo(9), claimId: 'new' })];
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
    subscriptions = subscriptions.map((one, n) => (n === 1 ? { ...one, updatedAt } : one));
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
    subscriptions = subscriptions.map((one, n) => (n === 1 ? { ...one, endpoint } : one));
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

describe('a message that a push service does not take now', () => {
  const later = { ...job(), name: 'send-message', subscriptionId: idNo(2), tries: 1 };
  const secondAnswers = (status: number) =>
    pushServicesAnswer((url) => new Response(null, { status: url.endsWith('2') ? status : 201 }));

  it.each([429, 500, 503])('by %s becomes a job of its own', async (status) => {
    secondAnswers(status);
    expect(await runMessages(job())).toEqual(succeeded);
    expect(queuedMessages()).toEqual([{ ...later, delaySeconds: 30 }]);
  });

  it('since the table fails becomes a job of its own, and the others are sent once', async () => {
    const [, second] = subscriptions;
    const { PK } = keys.pushEndpoint(hashOf(second?.endpoint ?? ''));
    table.on(GetCommand, { Key: { PK, SK: 'PUSH_ENDPOINT' } }).rejects(new Error('throttled'));
    expect(await runMessages(job())).toEqual(succeeded);
    expect(endpointsCalled()).toEqual(['1', '3']);
    expect(queuedMessages()).toEqual([{ ...later, delaySeconds: 30 }]);
  });

  it('is sent again to that browser only', async () => {
    expect(await runMessages(later)).toEqual(succeeded);
    expect(endpointsCalled()).toEqual(['2']);
  });

  it.each([
    [1, 60],
    [2, 120],
    [5, 900],
    [90, 900],
  ])('after %s tries is queued again with a delay of %s seconds', async (tries, delaySeconds) => {
    secondAnswers(503);
    expect(await runMessages({ ...later, tries })).toEqual(succeeded);
    expect(queuedMessages()).toEqual([{ ...later, tries: tries + 1, delaySeconds }]);
  });

  it.each([
    ['2026-11-20T12:15:00.000Z', 1],
    ['2026-11-20T12:14:59.999Z', 0],
  ])('at an event of %s is queued again %s times, and else given up', async (at, count) => {
    secondAnswers(503);
    const old = { ...later, event: event('BUSINESS_APPROVED', at), tries: 96 };
    let result: unknown;
    const log = await logLines(async () => {
      result = await runMessages(old);
    });
    expect(result).toEqual(succeeded);
    expect(queuedMessages()).toHaveLength(count);
    expect(log.filter((line) => line.includes('push message given up'))).toHaveLength(1 - count);
  });

  it('ends when its subscription has ended', async () => {
    secondAnswers(410);
    expect(await runMessages(later)).toEqual(succeeded);
    expect(transactions()).toHaveLength(1);
    subscriptions = subscriptions.filter(({ id }) => id !== idNo(2));
    holds();
    expect(await runMessages(later)).toEqual(succeeded);
    expect(pushes).toHaveLength(1);
  });

  it('ends when it is not true any more', async () => {
    holds(aBusiness({ status: 'suspended' }));
    expect(await runMessages(later)).toEqual(succeeded);
    expect(pushes).toEqual([]);
  });
});

it('sends nothing on a stage without keys, and says so', async () => {
  const { PUSH_KEYS_SECRET } = process.env;
  delete process.env['PUSH_KEYS_SECRET'];
  try {
    await jest.isolateModulesAsync(async () => {
      const { handler } = await import('#lambdas/events/send-messages.ts');
      const { logger } = await import('#lambdas/shared/logger.ts');
      const warn = jest.spyOn(logger, 'warn').mockReturnValue();
      const record = { messageId: 'm0', body: JSON.stringify(job()) };
      expect(await handler({ Records: [record] } as never, {} as never)).toEqual(succeeded);
      expect(warn).toHaveBeenCalledWith('push is off: this stage has no keys');
    });
  } finally {
    process.env['PUSH_KEYS_SECRET'] = PUSH_KEYS_SECRET;
  }
  expect(pushes).toEqual([]);
});

describe('the log of send-messages', () => {
  const failure = () => Object.assign(new Error('It failed'), { Item: subscriptions });

  it.each([
    ['all is sent', () => undefined],
    ['all are gone', () => pushServicesAnswer(() => new Response('body-marked', { status: 410 }))],
    ['none is taken', () => pushServicesAnswer(() => new Response('body-marked', { status: 503 }))],
    ['the table fails to read', () => table.on(GetCommand).rejects(failure())],
  ])('has no endpoint, key or text when %s', async (_, prepare) => {
    prepare();
    const log = (await logLines(() => runMessages(job(), { ...job(), name: 'send-message' }))).join(
      '',
    );
    const forbidden = [
      ...browsers.flatMap(({ subscription: { endpoint, keys: own } }) => [
        endpoint,
        own.p256dh,
        own.auth,
      ]),
      stageKeys.privateKey,
      'Padaria',
      'body-marked',
      ownerId,
    ];
    expect(forbidden.filter((text) => log.includes(text))).toEqual([]);
  });
});

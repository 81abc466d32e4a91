import { GetCommand } from '@aws-sdk/lib-dynamodb';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { logLines } from '#test/support/log-lines.ts';
import { queuedMessages, runMessages } from '#test/support/mocked-messages.ts';
import { pushes, pushServicesAnswer, stageKeys } from '#test/support/mocked-push.ts';
import { table, tableHolds, transactions } from '#test/support/mocked-table.ts';
import {
  beforeOwnerMessages,
  browsers,
  changeSubscriptions,
  endpointsCalled,
  event,
  failed,
  holds,
  type Items,
  job,
  subscriptions,
  succeeded,
} from '#test/support/owner-messages.ts';
import { stored } from '#test/support/stored.ts';

beforeOwnerMessages();

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
    changeSubscriptions(() => []);
    tableHolds(stored.user(aUser()), stored.business(aBusiness()));
    expect(await runMessages(job())).toEqual(succeeded);
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

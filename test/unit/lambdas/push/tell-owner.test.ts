import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import type { NotifiedEvent } from '#lambdas/messages/notifications/notified-event.ts';
import { aContext } from '#test/support/a-job.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  aSubscription,
  periodStart as start,
} from '#test/support/builders/an-invoice.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { logLines } from '#test/support/log-lines.ts';
import { beforeRequest, tableHolds } from '#test/support/memory-table/table.ts';
import {
  beforeOwnerMessages,
  browsers,
  event,
  pushes,
  pushServicesAnswer,
  stageKeys,
  subscriptions,
  tableHoldsOwner,
  tellOwnerJob,
} from '#test/support/mocked-push.ts';
import { failed, runMessages, succeeded } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';

beforeOwnerMessages();

describe('the message about a decision', () => {
  const active = stored.business(aBusiness());
  const suspended = { ...active, status: 'suspended' };
  const closed = { ...active, status: 'closed' };
  const revisionWaits = { revisionId: 'biz_01K9A1B2C3D4E5F6G7H8J9KNEW' };
  const approvedNow = { approvedAt: event().at };
  const pending = stored.business(aPendingBusiness());
  const rejection = { status: 'rejected', rejectionReason: 'x' };
  const rejectedRevision = { ...stored.business(aRevision()), ...rejection };

  it.each([
    ['approval while it is active', 3, 'BUSINESS_APPROVED', active],
    ['approval beside a revision', 3, 'BUSINESS_APPROVED', { ...active, ...revisionWaits }],
    ['approval once it is suspended', 0, 'BUSINESS_APPROVED', suspended],
    ['approval once it is closed', 0, 'BUSINESS_APPROVED', closed],
    ['rejection while it is rejected', 3, 'BUSINESS_REJECTED', { ...pending, ...rejection }],
    ['rejection once it waits again', 0, 'BUSINESS_REJECTED', pending],
    ['rejection once it is approved', 0, 'BUSINESS_REJECTED', active],
    ['suspension while it is suspended', 3, 'BUSINESS_SUSPENDED', suspended],
    ['suspension beside a revision', 3, 'BUSINESS_SUSPENDED', { ...suspended, ...revisionWaits }],
    ['suspension once it is lifted', 0, 'BUSINESS_SUSPENDED', active],
    ['changed data', 3, 'REVISION_APPROVED', { ...active, ...approvedNow }],
    ['changed data once it is suspended', 0, 'REVISION_APPROVED', { ...suspended, ...approvedNow }],
  ] as const)('on its %s is sent to %i browsers', async (_, count, code, business) => {
    tableHoldsOwner(aBusiness(), business);
    expect(await runMessages(tellOwnerJob(code))).toEqual(succeeded);
    expect(pushes).toHaveLength(count);
  });

  it.each([
    ['while that is rejected', 3, [rejectedRevision]],
    ['once another was started', 0, [rejectedRevision, { ...active, ...revisionWaits }]],
    ['once the business is closed', 0, [rejectedRevision, closed]],
    ['once that is gone', 0, []],
  ])('on a rejected revision %s is sent to %i browsers', async (_, count, items) => {
    tableHoldsOwner(aBusiness(), ...items);
    expect(await runMessages(tellOwnerJob('REVISION_REJECTED', revisionId))).toEqual(succeeded);
    expect(pushes).toHaveLength(count);
  });

  it.each([
    ['2026-11-20T12:00:00.000Z', 3],
    ['2026-11-20T11:59:59.999Z', 0],
  ])('of %s, a day later, is sent %s times', async (at, count) => {
    await runMessages({ ...tellOwnerJob(), event: event('BUSINESS_APPROVED', at) });
    expect(pushes).toHaveLength(count);
  });

  it.each(['disabled', 'removed'] as const)('is not sent to an owner who is %s', async (status) => {
    tableHoldsOwner(aBusiness(), stored.user(aUser({ status })));
    expect(await runMessages(tellOwnerJob())).toEqual(succeeded);
    expect(pushes).toEqual([]);
  });

  it('is delivered again by the queue if the table fails before anything is sent', async () => {
    beforeRequest(() => 'throttling');
    expect(await runMessages(tellOwnerJob())).toEqual(failed);
    expect(pushes).toEqual([]);
  });

  it('is not sent to an owner without subscriptions', async () => {
    tableHolds(stored.user(aUser()), stored.business(aBusiness()));
    expect(await runMessages(tellOwnerJob())).toEqual(succeeded);
    expect(pushes).toEqual([]);
  });
});

it('a stage without keys sends nothing, and logs that', async () => {
  const { PUSH_KEYS_SECRET } = process.env;
  delete process.env['PUSH_KEYS_SECRET'];
  try {
    await jest.isolateModulesAsync(async () => {
      const { handler } = await import('#lambdas/entries/queue/send-messages.ts');
      const { logger } = await import('#lambdas/platform/logging/logger.ts');
      const warn = jest.spyOn(logger, 'warn').mockReturnValue();
      const record = { messageId: 'm0', body: JSON.stringify(tellOwnerJob()) };
      expect(await handler({ Records: [record] } as never, aContext())).toEqual(succeeded);
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
    ['the table fails to read', () => beforeRequest(failure)],
  ])('has no endpoint, key or text when %s', async (_, prepare) => {
    prepare();
    const log = (
      await logLines(() => runMessages(tellOwnerJob(), { ...tellOwnerJob(), name: 'send-message' }))
    ).join('');
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

const on = (code: NotifiedEvent['code'], day: string, step?: number) =>
  ({ code, at: `${day}T12:00:00.000Z`, ...(step && { start, step }) }) as NotifiedEvent;
const reminder = (step: number) => [
  stored.invoice(anInvoice()),
  stored.subscription(aSubscription({ unpaid: [anUnpaidInvoice({ reminder: step })] })),
];
const decided = (status: 'open' | 'paid') => [
  stored.invoice(anInvoice({ status, version: 3 })),
  stored.subscription(aSubscription()),
];
const unpaid = stored.business(aBusiness({ status: 'suspended', suspendedBy: ['payment'] }));

const messagesTo = ([browser]: typeof browsers) =>
  pushes
    .filter(({ url }) => url === browser?.subscription.endpoint)
    .map(({ request }) => browser?.read(Buffer.from(request.body as Uint8Array)));

it.each<[PushMessage['code'], NotifiedEvent, readonly ReturnType<typeof stored.invoice>[]]>([
  ['INVOICE_DUE', on('INVOICE_DUE_SOON', '2026-12-08', 1), reminder(1)],
  ['INVOICE_OVERDUE', on('INVOICE_OVERDUE', '2026-12-12', 2), reminder(2)],
  ['PAYMENT_CONFIRMED', on('PAYMENT_CONFIRMED', '2026-12-12', 3), decided('paid')],
  ['PAYMENT_REFUSED', on('PAYMENT_REFUSED', '2026-12-12', 3), decided('open')],
  ['BUSINESS_SUSPENDED_FOR_PAYMENT', on('BUSINESS_SUSPENDED_FOR_PAYMENT', '2026-12-26'), [unpaid]],
])('the owner is notified %s', async (code, event, items) => {
  stopDateAt(event.at);
  const job = { name: 'tell-owner', id: businessId, event };
  tableHoldsOwner(aBusiness(), ...items);
  await runMessages(job);
  expect(messagesTo(browsers)).toEqual([{ code, businessId, name: aBusiness().name }]);
});

import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import type { NotifiedEvent } from '#lambdas/messages/notifications/notified-event.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  aSubscription,
  periodStart as start,
} from '#test/support/builders/an-invoice.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { runMessages } from '#test/support/mocked-messages.ts';
import { pushes } from '#test/support/mocked-push.ts';
import { beforeOwnerMessages, browsers, tableHoldsOwner } from '#test/support/owner-messages.ts';
import { stored } from '#test/support/stored.ts';

beforeOwnerMessages();

const at = (day: string) => `${day}T12:00:00.000Z`;
const reminder = (step: number) => [
  stored.invoice(anInvoice()),
  stored.subscription(aSubscription({ unpaid: [anUnpaidInvoice({ reminder: step })] })),
];
const decided = (status: 'open' | 'paid') => [
  stored.invoice(anInvoice({ status, version: 3 })),
  stored.subscription(aSubscription()),
];
const suspended = stored.business(aBusiness({ status: 'suspended', suspendedBy: ['payment'] }));

const messagesTo = ([browser]: typeof browsers) =>
  pushes
    .filter(({ url }) => url === browser?.subscription.endpoint)
    .map(({ request }) => browser?.read(Buffer.from(request.body as Uint8Array)));

it.each<[PushMessage['code'], NotifiedEvent, readonly ReturnType<typeof stored.invoice>[]]>([
  ['INVOICE_DUE', { code: 'INVOICE_DUE_SOON', at: at('2026-12-08'), start, step: 1 }, reminder(1)],
  [
    'INVOICE_OVERDUE',
    { code: 'INVOICE_OVERDUE', at: at('2026-12-12'), start, step: 2 },
    reminder(2),
  ],
  [
    'PAYMENT_CONFIRMED',
    { code: 'PAYMENT_CONFIRMED', at: at('2026-12-12'), start, step: 3 },
    decided('paid'),
  ],
  [
    'PAYMENT_REFUSED',
    { code: 'PAYMENT_REFUSED', at: at('2026-12-12'), start, step: 3 },
    decided('open'),
  ],
  [
    'BUSINESS_SUSPENDED_FOR_PAYMENT',
    { code: 'BUSINESS_SUSPENDED_FOR_PAYMENT', at: at('2026-12-26') },
    [suspended],
  ],
])('the owner is notified %s', async (code, event, items) => {
  stopDateAt(event.at);
  const job = { name: 'tell-owner', id: businessId, event };
  tableHoldsOwner(aBusiness(), ...items);
  await runMessages(job);
  expect(messagesTo(browsers)).toEqual([{ code, businessId, name: aBusiness().name }]);
});

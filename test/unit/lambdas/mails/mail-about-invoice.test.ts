import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import type { InvoiceEvent } from '#lambdas/messages/notifications/notified-event.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  aSubscription,
  invoiceId,
  periodStart,
} from '#test/support/builders/an-invoice.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { mails } from '#test/support/mocked-mails.ts';
import { runMails } from '#test/support/mocked-queue.ts';
import { stored } from '#test/support/stored.ts';

const { number } = anInvoice();
const amount = 'R$\u00A059,90';
const site = 'https://vitrine.test';

/** The job for an invoice event that happened at noon of a day. */
const job = (code: InvoiceEvent['code'], step: number, day: string) => ({
  name: 'mail-owner',
  id: businessId,
  event: { code, at: `${day}T12:00:00.000Z`, start: periodStart, step },
});

interface Case {
  readonly code: InvoiceEvent['code'];
  readonly step: number;
  readonly day: string;
  readonly invoice?: Partial<InvoiceItem>;
  /** The last reminder while the invoice is not paid; undefined afterwards. */
  readonly reminder?: number;
  readonly subscription?: Partial<SubscriptionItem>;
  readonly business?: ReturnType<typeof aBusiness>;
}

/** Runs the job on a day with the given invoice and subscription; returns the mails. */
async function mailed({ code, step, day, invoice, reminder, subscription, business }: Case) {
  stopDateAt(`${day}T12:00:00.000Z`);
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(business ?? aBusiness()),
    stored.invoice(anInvoice(invoice)),
    stored.subscription(
      aSubscription({
        unpaid: reminder === undefined ? [] : [anUnpaidInvoice({ reminder })],
        ...subscription,
      }),
    ),
  );
  await runMails(job(code, step, day));
  return mails().map(({ subject, text }) => ({ subject, text }));
}

const issued: Case = { code: 'INVOICE_ISSUED', step: 0, day: '2026-12-01', reminder: 0 };
const dueSoon: Case = { code: 'INVOICE_DUE_SOON', step: 1, day: '2026-12-08', reminder: 1 };
const overdue: Case = { code: 'INVOICE_OVERDUE', step: 2, day: '2026-12-12', reminder: 2 };
const version = 3;
const refused: Case = {
  ...{ code: 'PAYMENT_REFUSED', step: version, day: '2026-12-10', reminder: 1 },
  invoice: { version, rejectionReason: 'O valor é outro.' },
};
const confirmed: Case = {
  ...{ code: 'PAYMENT_CONFIRMED', step: version, day: '2026-12-10' },
  invoice: { version, status: 'paid', paidCents: 5000, paidOn: '2026-12-09' },
};
const reopened: Case = {
  ...{ code: 'PAYMENT_REOPENED', step: 4, day: '2026-12-20', reminder: 3 },
  invoice: { version: 4, rejectionReason: 'O Pix foi devolvido.' },
};
const cancelled: Case = {
  ...{ code: 'INVOICE_CANCELLED', step: version, day: '2026-12-10' },
  invoice: { version, status: 'cancelled', cancellationReason: 'Foi emitida por engano.' },
};

beforeEach(() => userPoolKeeps([anAccount(ownerId)]));

const payLink = `${site}/invoice?id=${invoiceId}`;
const detailLink = `${site}/invoice-detail?id=${invoiceId}`;
const suspended = 'suspensa em 26/12/2026';

it.each<[string, Case, readonly string[]]>([
  [`fatura de ${amount}, vence em 11/12/2026`, issued, [`de ${amount}, foi emitida`, payLink]],
  ['a fatura vence em 11/12/2026', dueSoon, ['vence em 11/12/2026.', payLink]],
  ['fatura vencida em 11/12/2026', overdue, ['venceu em 11/12/2026.', suspended, payLink]],
  ['comprovante recusado', refused, ['Motivo: O valor é outro.', suspended, payLink]],
  ['pagamento confirmado', confirmed, ['pagamento de R$\u00A050,00 da fatura', detailLink]],
  ['fatura aberta de novo', reopened, ['Motivo: O Pix foi devolvido.', suspended, payLink]],
  ['fatura cancelada', cancelled, ['Motivo: Foi emitida por engano.', `${site}/invoice-list`]],
])('its subject ends with “%s”, and it says what to do', async (subject, one, sentences) => {
  const [mail, ...others] = await mailed(one);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Padaria Aurora: ${subject}`);
  for (const said of [`fatura ${number} de Padaria Aurora`, ...sentences])
    expect(mail?.text).toContain(said);
  expect(mail?.text.includes('suspensa')).toBe(sentences.includes(suspended));
});

it.each<[string, Case]>([
  ['an invoice with a receipt in review', { ...issued, invoice: { status: 'in_review' } }],
  ['an invoice after its due day', { ...dueSoon, day: '2026-12-12' }],
  ['a day once another reminder was due', { ...overdue, reminder: 3 }],
  ['an overdue invoice once it is paid', { ...overdue, invoice: { status: 'paid' } }],
  ['an overdue invoice once that suspended', { ...overdue, subscription: { isSuspended: true } }],
  ['a refusal after another receipt', { ...refused, invoice: { version: 4 } }],
  ['a payment that was taken back', { ...confirmed, invoice: { version: 4 } }],
  [
    'an invoice cancelled by a closing',
    { ...cancelled, business: aBusiness({ status: 'closed' }) },
  ],
])('is not sent about %s', async (_, one) => {
  expect(await mailed(one)).toEqual([]);
});

it('names the earliest suspension day of all unpaid invoices', async () => {
  const unpaid = [
    anUnpaidInvoice({ reminder: 2 }),
    anUnpaidInvoice({ start: '2026-11-01', suspendsOn: '2026-12-15', reminder: 3 }),
    anUnpaidInvoice({ start: '2026-10-01', suspendsOn: '2026-12-13', inReviewSince: '2026-12-10' }),
  ];
  const [mail] = await mailed({ ...overdue, subscription: { unpaid } });
  expect(mail?.text).toContain('a empresa será suspensa em 15/12/2026');
});

it('does not name the day of the suspension if there is already one', async () => {
  const [mail] = await mailed({ ...refused, subscription: { isSuspended: true } });
  expect(mail?.text).toContain('foi recusado.');
  expect(mail?.text).not.toContain('suspensa');
});

it('is sent once for a reminder that the stream delivers twice, and again for the next reminder and for another invoice', async () => {
  await mailed(overdue);
  const { event, ...rest } = job('INVOICE_OVERDUE', 2, overdue.day);
  await runMails({ ...rest, event: { ...event, at: '2026-12-12T12:00:03.000Z' } });
  expect(mails()).toHaveLength(1);
  const start = '2026-11-01';
  const unpaid = [anUnpaidInvoice({ reminder: 3 }), anUnpaidInvoice({ start, reminder: 3 })];
  putItems(
    stored.invoice(anInvoice({ periodStart: start })),
    stored.subscription(aSubscription({ unpaid })),
  );
  const next = job('INVOICE_OVERDUE', 3, overdue.day);
  await runMails(next, { ...next, event: { ...next.event, start } });
  expect(mails()).toHaveLength(3);
});

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
import { runMails } from '#test/support/mocked-messages.ts';
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

it.each<[string, Case, readonly string[]]>([
  [
    `fatura de ${amount}, vence em 11/12/2026`,
    issued,
    [
      `A fatura ${number} de Padaria Aurora, de ${amount}, foi emitida e vence em 11/12/2026.`,
      'Pague por Pix ou transferência e envie o comprovante.',
      `Pagar a fatura: ${site}/invoice?id=${invoiceId}`,
    ],
  ],
  [
    'a fatura vence em 11/12/2026',
    dueSoon,
    [
      `A fatura ${number} de Padaria Aurora, de ${amount}, vence em 11/12/2026.`,
      'Já pagou? Envie o comprovante, para a nossa equipe confirmar.',
      `Pagar a fatura: ${site}/invoice?id=${invoiceId}`,
    ],
  ],
  [
    'fatura vencida em 11/12/2026',
    overdue,
    [
      `A fatura ${number} de Padaria Aurora, de ${amount}, venceu em 11/12/2026.`,
      'Sem o pagamento do que venceu, a empresa será suspensa em 26/12/2026: as lojas e ofertas dela deixam de aparecer para os clientes.',
      'Já pagou? Envie o comprovante, para a nossa equipe confirmar.',
      `Pagar a fatura: ${site}/invoice?id=${invoiceId}`,
    ],
  ],
  [
    'comprovante recusado',
    refused,
    [
      `O comprovante da fatura ${number} de Padaria Aurora, de ${amount}, foi recusado.`,
      'Motivo: O valor é outro.',
      'Confira o pagamento e envie outro comprovante.',
      'Sem o pagamento do que venceu, a empresa será suspensa em 26/12/2026.',
      `Enviar outro comprovante: ${site}/invoice?id=${invoiceId}`,
    ],
  ],
  [
    'pagamento confirmado',
    confirmed,
    [
      `O pagamento de R$\u00A050,00 da fatura ${number} de Padaria Aurora foi confirmado. Obrigado!`,
      `Ver a fatura: ${site}/invoice-detail?id=${invoiceId}`,
    ],
  ],
  [
    'fatura aberta de novo',
    reopened,
    [
      `A fatura ${number} de Padaria Aurora, de ${amount}, estava paga e foi aberta de novo.`,
      'Motivo: O Pix foi devolvido.',
      'Pague a fatura e envie o comprovante.',
      'Sem o pagamento do que venceu, a empresa será suspensa em 26/12/2026.',
      `Pagar a fatura: ${site}/invoice?id=${invoiceId}`,
    ],
  ],
  [
    'fatura cancelada',
    cancelled,
    [
      `A fatura ${number} de Padaria Aurora, de ${amount}, foi cancelada e não precisa ser paga.`,
      'Motivo: Foi emitida por engano.',
      `Ver as faturas: ${site}/invoice-list`,
    ],
  ],
])('its subject ends with “%s”, and it says what to do', async (subject, one, lines) => {
  const why =
    'Você recebe este e-mail porque a empresa Padaria Aurora está na sua conta da Vitrine.';
  expect(await mailed(one)).toEqual([
    {
      subject: `Padaria Aurora: ${subject}`,
      text: `${[...lines, 'Vitrine'].join('\n\n')}\n${why}\n`,
    },
  ]);
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
    'an invoice that was cancelled since its business is closed',
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

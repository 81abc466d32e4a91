import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { demoAccount } from '#lib/config/billing-account.ts';
import { anInvoice, invoiceId } from '#test/support/builders/an-invoice.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBilledBakery } from '#test/support/stored.ts';

async function shown(invoice: Partial<InvoiceItem>) {
  await tableHolds(...aBilledBakery({ invoice }));
  return (await call(invoiceRoutes.getInvoice, { as: owner, params: { id: invoiceId } })).body;
}

describe('getInvoice', () => {
  it('shows an overdue invoice with its Pix code and the bank account', async () => {
    const body = await shown({ dueDate: '2026-02-11' });
    expect(body).toMatchObject({
      number: anInvoice().number,
      status: 'overdue',
      amount: 59.9,
      referenceMonth: '2026-12',
      suspendsOn: '2026-12-26',
      bankDetails: demoAccount.bank,
      pixTxid: anInvoice().number.replace('-', ''),
      items: [{ quantity: 1, unitPrice: 59.9, total: 59.9 }],
    });
    expect(body.pixPayload).toContain('540559.905802BR');
    expect(body.pixPayload).toContain(`0514${body.pixTxid}`);
  });

  it('shows a paid invoice without them', async () => {
    const payment = { paymentMethod: 'PIX', paidCents: 5990, paidOn: '2026-02-10' } as const;
    const body = await shown({ status: 'paid', ...payment });
    expect(body).toMatchObject({ status: 'paid', paidAmount: 59.9, paidOn: '2026-02-10' });
    for (const absent of ['pixPayload', 'bankDetails', 'suspendsOn']) {
      expect(body).not.toHaveProperty(absent);
    }
  });
});

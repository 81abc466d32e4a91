import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { demoAccount } from '#lib/config/billing-account.ts';
import { call } from '#test/support/stories/call.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';

const { getInvoice } = invoiceRoutes;

describe('getInvoice', () => {
  it('shows an overdue invoice with its Pix code and the bank account', async () => {
    const { owner, invoice } = await anInvoicedBusiness();
    const { body } = await call(getInvoice, { as: owner, params: { id: invoice.id } });
    expect(body).toMatchObject({
      number: invoice.number,
      status: 'overdue',
      amount: 59.9,
      referenceMonth: '2026-02',
      suspendsOn: '2999-12-31',
      bankDetails: demoAccount.bank,
      pixTxid: invoice.number.replace('-', ''),
      items: [{ quantity: 1, unitPrice: 59.9, total: 59.9 }],
    });
    expect(body.pixPayload).toContain('540559.905802BR');
    expect(body.pixPayload).toContain(`0514${body.pixTxid}`);
  });

  it('shows a paid invoice without them', async () => {
    const payment = { paymentMethod: 'PIX', paidCents: 5990, paidOn: '2026-02-10' } as const;
    const { owner, invoice } = await anInvoicedBusiness({ status: 'paid', ...payment });
    const { body } = await call(getInvoice, { as: owner, params: { id: invoice.id } });
    expect(body).toMatchObject({ status: 'paid', paidAmount: 59.9, paidOn: '2026-02-10' });
    expect(body).not.toHaveProperty('pixPayload');
    expect(body).not.toHaveProperty('bankDetails');
  });
});

import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { invoiceIdOf } from '#lambdas/billing/invoices/invoice.ts';
import { anInvoice } from '#test/support/builders/an-invoice.ts';
import { storedBilling } from '#test/support/stored-billing.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';
import { writeItems } from '#test/support/stories/table.ts';

const { listInvoices } = invoiceRoutes;

describe('listInvoices', () => {
  it('is empty before the first invoice', async () => {
    const { owner, business } = await anActiveBusiness();
    const { body } = await call(listInvoices, { as: owner, params: { id: business.id } });
    expect(body.items).toEqual([]);
  });

  it('lists the newest invoices first, in pages, also filtered by status', async () => {
    const { owner, business, invoice } = await anInvoicedBusiness();
    const { id: businessId } = business;
    const paid = ['2026-01-01', '2026-03-01', '2026-04-01'].map((periodStart) =>
      anInvoice({
        businessId,
        id: invoiceIdOf(businessId, periodStart),
        periodStart,
        status: 'paid',
      }),
    );
    await writeItems(paid.map(storedBilling.invoice));
    const params = { id: businessId };
    const first = await call(listInvoices, { as: owner, params, query: { limit: '3' } });
    const starts = first.body.items.map(({ periodStart }) => periodStart);
    expect(starts).toEqual(['2026-04-01', '2026-03-01', '2026-02-01']);
    const { pagingKey = '' } = first.body;
    const rest = await call(listInvoices, { as: owner, params, query: { pagingKey } });
    expect(rest.body.items.map(({ periodStart }) => periodStart)).toEqual(['2026-01-01']);
    const overdue = await call(listInvoices, { as: owner, params, query: { status: 'overdue' } });
    expect(overdue.body.items.map(({ id }) => id)).toEqual([invoice.id]);
  });
});

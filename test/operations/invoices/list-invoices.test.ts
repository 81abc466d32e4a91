import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anInvoice, invoiceId, invoiceIdFor } from '#test/support/builders/an-invoice.ts';
import { owner } from '#test/support/builders/people.ts';
import { pagesOf } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery, aBilledBakery, stored } from '#test/support/stored.ts';

const list = (query = {}) =>
  pagesOf(invoiceRoutes.listInvoices, 3, { as: owner, params: { id: businessId }, query });

it('listInvoices lists the newest invoices first, in pages, also filtered by status', async () => {
  await tableHolds(...aBakery({ shops: [] }));
  expect(await list()).toEqual([[]]);
  const [oldest = '', ...newer] = ['2026-11-01', '2027-01-01', '2027-02-01'];
  await tableHolds(
    ...aBilledBakery({ invoice: { dueDate: '2026-02-11' } }),
    ...[oldest, ...newer].map((periodStart) =>
      stored.invoice(anInvoice({ periodStart, status: 'paid' })),
    ),
  );
  expect(await list()).toEqual([
    [...newer.toReversed().map(invoiceIdFor), invoiceId],
    [invoiceIdFor(oldest)],
  ]);
  expect(await list({ status: 'overdue' })).toEqual([[invoiceId]]);
});

import { staffRoutes } from '#contract/staff/routes.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anInvoicedBusiness } from '#test/support/stories/invoices.ts';

const { listInvoicesForStaff } = staffRoutes;

async function idsIn(status: string): Promise<string[]> {
  const ids: string[] = [];
  let pagingKey: string | undefined;
  do {
    const query = { status, limit: '100', ...(pagingKey && { pagingKey }) };
    const { body } = await call(listInvoicesForStaff, { as: await theStaff(), query });
    ids.push(...body.items.map(({ id }) => id));
    pagingKey = body.pagingKey;
  } while (pagingKey !== undefined);
  return ids;
}

describe('listInvoicesForStaff', () => {
  it('lists invoices by status', async () => {
    const overdue = await anInvoicedBusiness();
    const open = await anInvoicedBusiness({ dueDate: '2999-11-30' });
    const suspended = await anInvoicedBusiness({}, { isSuspended: true });
    await eventually(async () => {
      const listed = await idsIn('overdue');
      expect(listed).toEqual(expect.arrayContaining([overdue.invoice.id, suspended.invoice.id]));
      expect(listed).not.toContain(open.invoice.id);
    });
    await eventually(async () => expect(await idsIn('open')).toContain(open.invoice.id));
  });

  it('finds an invoice by its reference or number, with its business', async () => {
    const { business, invoice } = await anInvoicedBusiness();
    const as = await theStaff();
    await eventually(async () => {
      const query = { txid: invoice.number.toLowerCase() };
      const { body } = await call(listInvoicesForStaff, { as, query });
      expect(body.items).toMatchObject([
        { id: invoice.id, business: { id: business.id, name: business.name, status: 'active' } },
      ]);
    });
    const query = { txid: `${invoice.number.slice(0, 10)}9999` };
    expect((await call(listInvoicesForStaff, { as, query })).body.items).toEqual([]);
  });
});

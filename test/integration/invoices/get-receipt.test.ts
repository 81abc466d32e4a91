import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anInvoicedBusiness, type InvoicedBusiness } from '#test/support/stories/invoices.ts';
import type { Person } from '#test/support/stories/people.ts';
import { aPdf, sendReceiptOf, uploadReceipt } from '#test/support/stories/receipts.ts';

const { getReceipt } = invoiceRoutes;

async function aReplacedReceipt(): Promise<InvoicedBusiness> {
  const owned = await anInvoicedBusiness();
  for (const text of ['first', 'second']) {
    const { id } = await uploadReceipt(owned.owner, aPdf(text));
    expect((await sendReceiptOf(owned, id)).status).toBe(200);
  }
  return owned;
}

const receiptOf = ({ invoice }: InvoicedBusiness, as: Person) =>
  call(getReceipt, { as, params: { id: invoice.id } });

async function fileAt(url: string) {
  const answer = await fetch(url);
  const header = (name: string) => answer.headers.get(name);
  return {
    file: Buffer.from(await answer.arrayBuffer()),
    disposition: header('content-disposition'),
    contentType: header('content-type'),
  };
}

describe('getReceipt', () => {
  it('links to the newest file, unchanged, for ten minutes and as a download', async () => {
    const owned = await aReplacedReceipt();
    const before = Date.now();
    const { body } = await receiptOf(owned, owned.owner);
    expect(body.contentType).toBe('application/pdf');
    expect(body).not.toHaveProperty('former');
    expect(body).not.toHaveProperty('viewUrl');
    const seconds = (Date.parse(body.expiresAt) - before) / 1000;
    expect(Math.round(seconds / 60)).toBe(10);
    expect(new URL(body.url).searchParams.get('X-Amz-Expires')).toBe('600');
    expect(await fileAt(body.url)).toEqual({
      file: aPdf('second'),
      disposition: `attachment; filename="comprovante-${owned.invoice.number}.pdf"`,
      contentType: 'application/pdf',
    });
  });

  it('shows staff the replaced receipts, too', async () => {
    const owned = await aReplacedReceipt();
    const { body } = await receiptOf(owned, await theStaff());
    expect((await fileAt(body.url)).file).toEqual(aPdf('second'));
    expect(await fileAt(body.viewUrl ?? '')).toEqual({
      file: aPdf('second'),
      disposition: `inline; filename="comprovante-${owned.invoice.number}.pdf"`,
      contentType: 'application/pdf',
    });
    const [former, ...others] = body.former ?? [];
    expect(others).toEqual([]);
    expect((await fileAt(former?.url ?? '')).file).toEqual(aPdf('first'));
  });

  it('says so if there is no receipt', async () => {
    const owned = await anInvoicedBusiness();
    await eventually(async () =>
      expect((await receiptOf(owned, owned.owner)).code).toBe('RECEIPT_NOT_FOUND'),
    );
  });
});

import { processReceipt } from '#lambdas/billing/receipts/process-receipt.ts';
import { handler } from '#lambdas/entries/api/invoices.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { periodStart } from '#test/support/builders/an-invoice.ts';
import { aReceiptUpload } from '#test/support/builders/an-upload.ts';
import { everything } from '#test/support/everything.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { changeAttributes, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const send = async () =>
  (await invokeHandler(handler, aRequest('POST /invoices/{id}/receipt', requestOf.sendReceipt)))
    .body;

/** Sends a receipt, and then sets the status of its invoice. */
async function sentAndThen(status: string) {
  await send();
  changeAttributes(keys.invoice(businessId, periodStart), { status });
}

beforeEach(() => tableHolds(...everything));

it('the file of a receipt is kept from the moment it is sent', async () => {
  const { keptKey: _, contentType: __, ...upload } = aReceiptUpload({ status: 'pending' });
  const files = filesAre([upload.fileKey], Buffer.from('%PDF-1.7'));
  putItems(stored.receiptUpload(upload));
  await processReceipt(upload.fileKey, new Date());
  expect(files.tagged()).toHaveLength(1);
  expect(await send()).toMatchObject({ status: 'in_review' });
  expect(files.tagged()).toEqual([]);
});

describe('a receipt that is sent twice', () => {
  it.each(['in_review', 'paid'])('changes nothing in an invoice that is %s', async (status) => {
    await sentAndThen(status);
    expect(await send()).toMatchObject({ status, version: 2 });
  });

  it('is reviewed again if staff refused the first', async () => {
    await sentAndThen('open');
    expect(await send()).toMatchObject({ status: 'in_review', version: 3 });
  });
});

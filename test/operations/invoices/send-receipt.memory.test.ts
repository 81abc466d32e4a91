import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { processReceipt } from '#lambdas/billing/receipts/process-receipt.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aReceiptUpload } from '#test/support/builders/an-image.ts';
import { invoiceId, invoiceIdFor, periodStart } from '#test/support/builders/an-invoice.ts';
import { owner, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, itemAt, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBilledBakery, stored } from '#test/support/stored.ts';

const invoice = keys.invoice(businessId, periodStart);
const another = 'upl_01K9D1B2C3D4E5F6G7H8J9KRC2';

const send = (uploadId = aReceiptUpload().id) =>
  call(invoiceRoutes.sendReceipt, { as: owner, params: { id: invoiceId }, body: { uploadId } });

beforeEach(async () => {
  stopDateAt('2026-12-20T12:00:00.000Z');
  filesAre([], Buffer.alloc(0));
  await tableHolds(...aBilledBakery(), stored.receiptUpload(aReceiptUpload()));
});

describe('sendReceipt', () => {
  it('sends a file for review, and another one that replaces it before the review', async () => {
    const { body } = await send();
    const receipt = { contentType: 'application/pdf' };
    expect(body).toMatchObject({ status: 'in_review', receipt, version: 2 });
    expect(body).not.toHaveProperty('suspendsOn');
    const picture = aReceiptUpload({
      id: another,
      keptKey: 'kept/b.jpg',
      contentType: 'image/jpeg',
    });
    await putItems(stored.receiptUpload(picture));
    expect((await send(another)).body).toMatchObject({
      status: 'in_review',
      receipt: { contentType: 'image/jpeg' },
      version: 3,
    });
    expect(await itemAt(invoice)).toMatchObject({ receipts: [{}, { fileKey: 'kept/b.jpg' }] });
    const unpaid = [{ inReviewSince: '2026-12-20' }];
    expect(await itemAt(keys.subscription(businessId))).toMatchObject({ unpaid });
  });

  it('keeps the file of a receipt from then on', async () => {
    const { keptKey: _, contentType: __, ...upload } = aReceiptUpload({ status: 'pending' });
    const files = filesAre([upload.fileKey], Buffer.from('%PDF-1.7'));
    await putItems(stored.receiptUpload(upload));
    await processReceipt(upload.fileKey, new Date());
    expect(files.tagged()).toHaveLength(1);
    expect((await send()).status).toBe(200);
    expect(files.tagged()).toEqual([]);
  });

  it.each([
    ['in_review', 'in_review', 2],
    ['paid', 'paid', 2],
    // Staff have refused the first one.
    ['open', 'in_review', 3],
  ])(
    'makes of an invoice that is %s, with the same receipt as before, one that is %s',
    async (given, status, version) => {
      await send();
      await changeAttributes(invoice, { status: given });
      expect((await send()).body).toMatchObject({ status, version });
    },
  );

  it.each([
    ['of another user', { userId: strangerId }, 'UPLOAD_NOT_FOUND'],
    ['of another business', { businessId: revisionId }, 'UPLOAD_NOT_FOUND'],
    ['of another invoice', { invoiceId: invoiceIdFor('2026-11-01') }, 'UPLOAD_NOT_FOUND'],
    ['without a checked file', { keptKey: undefined }, 'IMAGE_NOT_FOUND'],
    ['of a refused file', { status: 'refused' }, 'IMAGE_REFUSED'],
  ])('refuses an upload %s', async (_, changes, code) => {
    await changeAttributes(keys.upload(aReceiptUpload().id), changes);
    expect(await send()).toMatchObject({ code });
    expect(await itemAt(invoice)).toMatchObject({ status: 'open' });
  });

  it.each([
    ['that is paid', { status: 'paid' }],
    [
      'with ten receipts',
      {
        receipts: Array.from({ length: 10 }, () => ({
          fileKey: 'kept/a.pdf',
          contentType: 'application/pdf',
          uploadedAt: '2026-12-12T12:00:00.000Z',
        })),
      },
    ],
  ])('refuses a receipt of an invoice %s', async (_, changes) => {
    await changeAttributes(invoice, changes);
    expect(await send()).toMatchObject({ code: 'INVALID_TRANSITION' });
  });
});

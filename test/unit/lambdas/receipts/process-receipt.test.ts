import sharp from 'sharp';
import { processReceipt } from '#lambdas/billing/receipts/process-receipt.ts';
import { findReceiptUpload } from '#lambdas/billing/store/receipt-upload-store.ts';
import { aReceiptUpload } from '#test/support/builders/an-upload.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { aJpeg } from '#test/support/pictures.ts';
import { stored } from '#test/support/stored.ts';

const { keptKey, contentType, ...rest } = aReceiptUpload();
const pending = { ...rest, status: 'pending' } as const;
const now = new Date();
const { id, fileKey } = pending;

const found = () => findReceiptUpload(id, now);

beforeEach(() => tableHolds(stored.receiptUpload(pending)));

describe('the processing of a receipt', () => {
  it('stores the file, which expires unless it is sent with an invoice, and removes the original', async () => {
    const kept = filesAre([fileKey], Buffer.from('%PDF-1.7'));
    await processReceipt(fileKey, now);
    expect(await found()).toEqual(aReceiptUpload({ createdAt: pending.createdAt }));
    expect(kept.keys()).toEqual([keptKey]);
    expect(kept.tagged()).toEqual([keptKey]);
  });

  it('changes nothing the second time, and accepts the first file of a form', async () => {
    filesAre([fileKey], Buffer.from('%PDF-1.7'));
    await processReceipt(fileKey, now);
    const before = await found();
    const kept = filesAre([fileKey, keptKey ?? ''], Buffer.from('not a PDF'));
    await processReceipt(fileKey, now);
    expect(await found()).toEqual(before);
    expect(kept.keys()).toEqual([keptKey]);
  });

  it('gives the reason for a refused file, and stores none', async () => {
    const kept = filesAre([fileKey], Buffer.from('<html>'));
    await processReceipt(fileKey, now);
    expect(await found()).toMatchObject({ status: 'refused', reasonCode: 'NOT_A_PDF' });
    expect(kept.keys()).toEqual([]);
  });

  it.each([`kept/x/${id}.pdf`, `uploaded/${id}`, `uploaded/biz_other/${id}`])(
    'does not touch the upload for the key %s',
    async (key) => {
      filesAre([key], Buffer.from('%PDF-1.7'));
      await processReceipt(key, now);
      expect(await found()).toEqual(pending);
    },
  );

  it('refuses a picture after three runs without enough time or memory', async () => {
    tableHolds(stored.receiptUpload({ ...pending, declaredType: 'image/jpeg' }));
    const kept = filesAre([fileKey], await aJpeg());
    const message = 'timeout: 40% complete';
    const decode = jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error(message));
    for (const _ of [1, 2]) {
      await expect(processReceipt(fileKey, now)).rejects.toThrow(message);
      expect(await found()).toMatchObject({ status: 'pending' });
      expect(kept.keys()).toEqual([fileKey]);
    }
    await processReceipt(fileKey, now);
    decode.mockRestore();
    expect(await found()).toMatchObject({ status: 'refused', reasonCode: 'BROKEN' });
    expect(kept.keys()).toEqual([]);
  });
});

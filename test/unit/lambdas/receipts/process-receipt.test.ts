import sharp from 'sharp';
import { makeReceipt, processReceipt } from '#lambdas/billing/receipts/process-receipt.ts';
import { findReceiptUpload } from '#lambdas/billing/store/receipt-upload-store.ts';
import { aReceiptUpload } from '#test/support/builders/an-image.ts';
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

const pdf = (content: string) => Buffer.from(`%PDF-1.7\n${content}`);
const pdfAfter = (before: string) => Buffer.concat([Buffer.from(before), pdf('')]);

describe('the stored file of a receipt', () => {
  it('of a picture is a JPEG of its pixels without metadata', async () => {
    const png = await sharp({
      create: { width: 40, height: 30, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    })
      .withExif({ IFD0: { Artist: 'Dona Aurora' } })
      .png()
      .toBuffer();
    const made = await makeReceipt(png, 'image/png');
    if ('reasonCode' in made) throw new Error(made.reasonCode);
    expect(made).toMatchObject({ contentType: 'image/jpeg', extension: 'jpg' });
    const { exif, format, width } = await sharp(made.bytes).metadata();
    expect({ exif, format, width }).toEqual({ exif: undefined, format: 'jpeg', width: 40 });
    const { data } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  const beginnings = ['\ufeff\n ', '\r\n\r\n', '\0', 'Content-Type: text\r\n', ' '.repeat(1019)];

  it.each([
    ['', ''],
    ['', '/Encrypt 5 0 R'],
    ['', '<script>alert(1)</script>'],
    ...beginnings.map((before): [string, string] => [before, '']),
  ])('of a PDF has the same bytes, after %j and with the content %j', async (before, content) => {
    const bytes = Buffer.concat([Buffer.from(before), pdf(content)]);
    const made = { bytes, contentType: 'application/pdf', extension: 'pdf' };
    expect(await makeReceipt(bytes, 'application/pdf')).toEqual(made);
  });

  it.each([
    ['HTML that is said to be a PDF', Buffer.from('<html>PDF-1.7'), 'application/pdf', 'NOT_A_PDF'],
    ['a PDF after too much else', pdfAfter('x'.repeat(1020)), 'application/pdf', 'NOT_A_PDF'],
    ['an empty PDF', Buffer.alloc(0), 'application/pdf', 'NOT_A_PDF'],
    ['a PDF that is said to be a picture', pdf(''), 'image/jpeg', 'NOT_A_PICTURE'],
    ['an empty picture', Buffer.alloc(0), 'image/png', 'NOT_A_PICTURE'],
    ['a picture that ends too early', 'cut', 'image/jpeg', 'BROKEN'],
    ['a JPEG that is said to be a PNG', 'whole', 'image/png', 'NOT_A_PICTURE'],
  ])('is not made from %s', async (_, file, declaredType, reasonCode) => {
    const jpeg = await aJpeg({ width: 64, height: 48 });
    const bytes =
      typeof file === 'string' ? jpeg.subarray(0, file === 'cut' ? 200 : undefined) : file;
    expect(await makeReceipt(bytes, declaredType)).toEqual({ reasonCode });
  });
});

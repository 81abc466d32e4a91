import sharp from 'sharp';
import { makeReceipt } from '#lambdas/billing/receipts/process-receipt.ts';
import { aJpeg } from '#test/support/pictures.ts';

const beforePdf = (text: string) => Buffer.concat([Buffer.from(text), pdf('')]);
const pdf = (content: string) => Buffer.from(`%PDF-1.7\n${content}`);

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

  it.each(['', '/Encrypt 5 0 R', '<script>alert(1)</script>'])(
    'of a PDF has the same bytes, whatever its content: %s',
    async (content) => {
      expect(await makeReceipt(pdf(content), 'application/pdf')).toEqual({
        bytes: pdf(content),
        contentType: 'application/pdf',
        extension: 'pdf',
      });
    },
  );

  it.each([
    '\ufeff',
    '\r\n\r\n',
    '\ufeff\n ',
    '\0',
    'Content-Type: text\r\n\r\n',
    ' '.repeat(1019),
  ])('of a PDF has the same bytes, also after %j', async (before) => {
    const made = await makeReceipt(beforePdf(before), 'application/pdf');
    expect(made).toMatchObject({ contentType: 'application/pdf', bytes: beforePdf(before) });
  });

  it.each([
    ['HTML that is said to be a PDF', Buffer.from('<html>PDF-1.7'), 'application/pdf', 'NOT_A_PDF'],
    ['a PDF after too much else', beforePdf('x'.repeat(1020)), 'application/pdf', 'NOT_A_PDF'],
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

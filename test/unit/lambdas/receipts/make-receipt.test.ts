import sharp from 'sharp';
import { makeReceipt } from '#lambdas/billing/receipts/process-receipt.ts';
import { aJpeg } from '#test/support/pictures.ts';

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

  const beginnings = [
    '\ufeff\n ',
    '\r\n\r\n',
    '\0',
    'Content-Type: text\r\n\r\n',
    ' '.repeat(1019),
  ];

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
    [
      'a PDF after too much else',
      Buffer.concat([Buffer.alloc(1020, 'x'), pdf('')]),
      'application/pdf',
      'NOT_A_PDF',
    ],
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

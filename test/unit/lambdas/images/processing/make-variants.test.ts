import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { makeVariants } from '#lambdas/media/processing/make-variants.ts';
import { readPicture } from '#lambdas/media/processing/read-picture.ts';
import * as pictures from '#test/support/pictures.ts';

const key = 'offer/biz_1/img_1';

const made = async (file: Buffer) => makeVariants(key, await readPicture(file));

async function sizesOf(file: Buffer): Promise<Record<string, string>> {
  const { variants } = await made(file);
  const sizes = await Promise.all(
    variants.map(async (variant) => {
      const { width, height } = await sharp(variant.bytes).metadata();
      return [variant.key.slice(key.length + 1), `${width}x${height}`];
    }),
  );
  return Object.fromEntries(sizes);
}

const both = (small: string, medium: string, large: string) => ({
  '320.avif': small,
  '320.webp': small,
  '640.avif': medium,
  '640.webp': medium,
  '1280.avif': large,
  '1280.webp': large,
});

const plain = (width: number, height: number) => pictures.aPlainPng({ width, height });

describe('makeVariants', () => {
  it.each([
    ['a wide picture', () => plain(1600, 900), both('320x180', '640x360', '1280x720')],
    ['a small picture, as it is', () => plain(400, 300), both('320x240', '400x300', '400x300')],
    ['a long picture', () => plain(1000, 8000), both('80x640', '160x1280', '320x2560')],
    ['a picture of one pixel', () => plain(1, 1), both('1x1', '1x1', '1x1')],
    ['a line', () => plain(16_000, 1), both('320x1', '640x1', '1280x1')],
  ])('makes the sizes of %s', async (_, make, sizes) => {
    expect(await sizesOf(await make())).toEqual(sizes);
  });

  it('rotates a picture as its EXIF orientation says', async () => {
    const { variants, width, height } = await made(await pictures.aTurnedJpeg());
    expect([width, height]).toEqual([300, 400]);
    const pixel = async (top: number) => {
      const one = sharp(variants.find(({ key }) => key.endsWith('640.webp'))?.bytes);
      const area = { left: 150, top, width: 1, height: 1 };
      return [...(await one.extract(area).raw().toBuffer())].map((value) =>
        Math.round(value / 255),
      );
    };
    expect(await pixel(10)).toEqual([1, 0, 0]);
    expect(await pixel(390)).toEqual([0, 0, 1]);
  });

  it.each([
    ['EXIF, XMP and a colour profile', () => pictures.aJpegWithPlace()],
    ['a text', () => pictures.aPngWith('tEXt', Buffer.from('Author\0SECRET-PLACE'))],
  ])('removes %s', async (_, make) => {
    for (const { bytes } of (await made(await make())).variants) {
      const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({});
      expect(bytes.toString('latin1')).not.toMatch(
        /SECRET|secret-xmp|Maria|Exif|EXIF|ICCP|xmpmeta/,
      );
    }
  });

  it.each([
    ['CMYK', () => pictures.aCmykJpeg()],
    ['16 bits a colour', () => pictures.aDeepPng()],
    ['greys', async () => (await pictures.aPhoto()).greyscale().jpeg().toBuffer()],
  ])('converts %s to eight bits of sRGB', async (_, make) => {
    for (const { bytes } of (await made(await make())).variants) {
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
    }
  });

  it('keeps transparency', async () => {
    const create = { width: 50, height: 50, channels: 4 as const, background: '#ff000080' };
    const { variants, placeholder } = await made(await sharp({ create }).png().toBuffer());
    for (const { bytes } of variants) {
      expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
    }
    expect(thumbHashToAverageRGBA(Buffer.from(placeholder, 'base64')).a).toBeCloseTo(0.5, 1);
  });

  it('gives a placeholder of the colours, of at most 64 bytes', async () => {
    const { placeholder } = await made(await plain(1600, 900));
    expect(placeholder.length).toBeLessThanOrEqual(64);
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(placeholder, 'base64'));
    expect(r).toBeCloseTo(0.75, 1);
    expect(g).toBeCloseTo(0.5, 1);
    expect(b).toBeCloseTo(0.25, 1);
  });

  it('makes the same bytes from the same file', async () => {
    const file = await pictures.aJpeg();
    expect(await made(file)).toEqual(await made(file));
  });

  it('refuses a truncated picture', async () => {
    const cut = (await pictures.aJpeg()).subarray(0, -400);
    await expect(made(cut)).rejects.toMatchObject({ reasonCode: 'BROKEN' });
  });

  it('refuses an AVIF with more pixels than its header says', async () => {
    const file = await pictures.anAvifThatHidesItsSize();
    expect(await readPicture(file)).toMatchObject({ pixels: 10_000 });
    await expect(made(file)).rejects.toMatchObject({ reasonCode: 'TOO_MANY_PIXELS' });
  });

  it.each([
    ['bytes after its end', (file: Buffer) => Buffer.concat([file, Buffer.alloc(5000)])],
    [
      'EXIF that cannot be read',
      (file: Buffer) =>
        Buffer.concat([
          file.subarray(0, 2),
          Buffer.from('\xff\xe1\x00\x10Exif\0\0II*\0\xff\xff\xff\xff', 'latin1'),
          file.subarray(2),
        ]),
    ],
  ])("accepts a phone's JPEG with %s", async (_, change) => {
    expect(await made(change(await pictures.aJpeg()))).toMatchObject({ width: 320 });
  });
});

import sharp from 'sharp';
import type { UploadRefusal } from '#contract/media/uploads.ts';
import {
  type Header,
  isTooLarge,
  type PictureFormat,
} from '#lambdas/media/processing/picture-format.ts';
import { pngPixels, readPicture } from '#lambdas/media/processing/read-picture.ts';
import * as pictures from '#test/support/pictures.ts';

const plain = (width: number, height: number) => {
  const create = { width, height, channels: 3 as const, background: '#c08040' };
  return sharp({ create, limitInputPixels: false });
};

/** The first box of an AVIF file with these brands. */
function avifOf(...brands: string[]): Buffer {
  const box = Buffer.from(`....ftyp${brands[0]}....${brands.join('')}`, 'latin1');
  box.writeUInt32BE(box.length, 0);
  return box;
}

async function verdictOn(file: Buffer): Promise<UploadRefusal | number> {
  try {
    return (await readPicture(file)).pixels;
  } catch (error) {
    return (error as { reasonCode: UploadRefusal }).reasonCode;
  }
}

/** A PNG of one pixel whose header says another size; only decoding shows the missing pixels. */
async function pngHeader(width: number, height: number): Promise<Buffer> {
  const png = await plain(1, 1).png().toBuffer();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pictures.chunk('IHDR', header), png.subarray(33)]);
}

describe('readPicture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'recognises a %s by its bytes',
    async (format) => {
      const file = await plain(30, 20).toFormat(format).toBuffer();
      expect(await readPicture(file)).toMatchObject({ format, pixels: 600 });
    },
  );

  it.each([
    ['an empty file', () => Buffer.alloc(0)],
    ['a PDF', () => pictures.noPictures.pdf],
    ['an SVG', () => pictures.noPictures.svg],
    ['HTML', () => pictures.noPictures.html],
    ['a GIF', () => plain(8, 8).gif().toBuffer()],
    ['a TIFF', () => plain(8, 8).tiff().toBuffer()],
    ['a HEIC', () => avifOf('heic', 'mif1', 'heic')],
    ['a film', () => avifOf('isom', 'mp41')],
  ])('refuses %s, which is not a picture', async (_, make) => {
    expect(await verdictOn(await make())).toBe('NOT_A_PICTURE');
  });

  it.each([
    ['WebP', () => pictures.anAnimatedWebp()],
    ['PNG', () => pictures.anAnimatedPng()],
    ['AVIF', () => avifOf('avis', 'avif', 'msf1')],
  ])('refuses an animated %s', async (_, make) => {
    expect(await verdictOn(await make())).toBe('ANIMATED');
  });

  it.each([
    '\xff\xd8\xff\xe0',
    '\x89PNG\r\n\x1a\n',
    'RIFF\x20\0\0\0WEBPVP8 ',
    '\0\0\0\x18ftypavif\0\0\0\0avif',
  ])('refuses a file that only begins like %j', async (start) => {
    const file = Buffer.concat([Buffer.from(start, 'latin1'), pictures.noPictures.svg]);
    expect(await verdictOn(file)).toBe('BROKEN');
  });

  it.each([
    [8000, 8000, 64_000_000],
    [16_000, 10, 160_000],
    [8000, 8001, 'TOO_MANY_PIXELS'],
    [16_001, 1, 'TOO_MANY_PIXELS'],
    [1, 16_001, 'TOO_MANY_PIXELS'],
  ])('checks a PNG of %i x %i pixels by its header: %s', async (width, height, verdict) => {
    expect(await verdictOn(await pngHeader(width, height))).toBe(verdict);
  });
});

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const aChunk = (type: string, text = '') => pictures.chunk(type, Buffer.from(text, 'latin1'));
const aPng = (...chunks: readonly Buffer[]) => Buffer.concat([signature, ...chunks]);

const aProfile = (bytes: number) => pictures.chunk('iCCP', Buffer.alloc(bytes, 'p'));
const header = aChunk('IHDR', 'header');
const gamma = aChunk('gAMA', '0001');
const pixels = [aChunk('IDAT', 'some'), aChunk('IDAT', 'others')];
const end = aChunk('IEND');

describe('pngPixels', () => {
  it.each([
    ['texts', aPng(header, aChunk('zTXt', 'text'), ...pixels, aChunk('tEXt', 'text'), end)],
    ['chunks of types that it does not know', aPng(header, aChunk('abCD'), ...pixels, end)],
    ['a colour profile of more than 64 KB', aPng(header, aProfile(65_537), ...pixels, end)],
    ['chunks of pixels without any', aPng(header, aChunk('IDAT'), ...pixels, aChunk('IDAT'), end)],
    ['a second end', aPng(header, ...pixels, end, end)],
  ])('removes %s, and keeps all other chunks unchanged', (_, file) => {
    expect(pngPixels(file)).toEqual({ bytes: aPng(header, ...pixels, end), isAnimated: false });
  });

  it('keeps only the first of several chunks of a type that a picture may have once', () => {
    const others = Array.from({ length: 9 }, (_, n) => aChunk('gAMA', `100${n}`));
    const file = aPng(header, gamma, ...others, aProfile(65_536), aProfile(9), ...pixels, end);
    expect(pngPixels(file).bytes).toEqual(aPng(header, gamma, aProfile(65_536), ...pixels, end));
  });

  it('keeps a chunk that ends after the file', () => {
    const file = aPng(header, gamma, ...pixels).subarray(0, -3);
    expect(pngPixels(file).bytes).toEqual(file);
  });
});

const square = (megapixels: number): Header => {
  const side = Math.floor(Math.sqrt(megapixels * 1e6));
  return { width: side, height: side };
};

describe('isTooLarge', () => {
  it.each<[string, PictureFormat, Partial<Header>, number]>([
    ['a JPEG', 'jpeg', {}, 64],
    ['a turned JPEG', 'jpeg', { orientation: 6 }, 64],
    ['a progressive JPEG', 'jpeg', { isProgressive: true }, 32],
    ['a PNG', 'png', {}, 64],
    ['an interlaced PNG', 'png', { isProgressive: true }, 24],
    ['a turned PNG', 'png', { orientation: 6 }, 24],
    ['a WebP', 'webp', {}, 64],
    ['an AVIF', 'avif', {}, 16],
  ])(
    'allows %s as many megapixels as its decoder holds in half a gigabyte',
    (_, format, facts, most) => {
      expect(isTooLarge(format, { ...square(most), ...facts })).toBe(false);
      expect(isTooLarge(format, { ...square(most + 1), ...facts })).toBe(true);
    },
  );
});

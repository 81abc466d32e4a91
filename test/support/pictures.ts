import { randomFillSync } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '#web/platform/photos/sending/prepare-picture.ts';

const small: Size = { width: 320, height: 240 };

/** Random pixels. */
const noise = (width: number, height: number, channels: 1 | 3) => ({
  input: randomFillSync(Buffer.alloc(width * height * channels)),
  raw: { width, height, channels },
});

/** Random colours or greys, soft at their drawn size. */
async function clouds(columns: number, channels: 1 | 3, { width, height }: Size) {
  const rows = Math.max(1, Math.round((columns * height) / width));
  const { input, raw } = noise(columns, rows, channels);
  const cloud = sharp(input, { raw }).resize(width, height, { fit: 'fill', kernel: 'cubic' });
  const input8 = await cloud.toColourspace('srgb').raw().toBuffer();
  return { input: input8, raw: { width, height, channels: 3 as const } };
}

/** Columns of the details of a photo that is sharp everywhere, which compresses worse than most. */
const columnsOfDetails = [4, 12, 40, 120];

/** A random picture with large and small details and fine grain. */
export async function aPhoto({ width, height }: Size = small): Promise<Sharp> {
  const scale = Math.min(1, 1200 / Math.max(width, height));
  const scene = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const [ground, ...details] = await Promise.all(
    columnsOfDetails.map((columns) =>
      clouds(Math.min(columns, scene.width), columns < 20 ? 3 : 1, scene),
    ),
  );
  if (!ground) throw new Error('The picture has no ground');
  const drawn = await sharp(ground.input, { raw: ground.raw })
    .composite(details.map((detail) => ({ ...detail, blend: 'soft-light' })))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const side = Math.min(512, width, height);
  const { input, raw } = noise(side, side, 1);
  const grain = Buffer.from(input.map((value) => 112 + value / 8));
  const { channels } = drawn.info;
  return sharp(drawn.data, { raw: { ...scene, channels }, limitInputPixels: false })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .composite([{ input: grain, raw, tile: true, blend: 'soft-light' }]);
}

/** A JPEG photo, by default small. */
export async function aJpeg(size: Size = small): Promise<Buffer> {
  return (await aPhoto(size)).removeAlpha().jpeg({ quality: 85 }).toBuffer();
}

/** A JPEG with place, person and camera in its EXIF. */
export async function aJpegWithPlace(): Promise<Buffer> {
  const exif = {
    IFD0: { Copyright: 'Maria da Silva', Model: 'Secret Phone 9' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1', GPSMapDatum: 'SECRET-PLACE' },
  };
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-xmp</x:xmpmeta>';
  return (await aPhoto()).jpeg().withExif(exif).withXmp(xmp).withIccProfile('p3').toBuffer();
}

/** A JPEG that EXIF turns: upright it is 300 wide and 400 high, and red at its top. */
export function aTurnedJpeg(): Promise<Buffer> {
  const half = { width: 200, height: 300, channels: 3 as const };
  const blue = { create: { ...half, background: '#0000ff' } };
  return sharp({ create: { ...half, width: 400, background: '#ff0000' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A JPEG for printers. */
export async function aCmykJpeg(): Promise<Buffer> {
  return (await aPhoto()).toColourspace('cmyk').jpeg().toBuffer();
}

/** A PNG with 16 bits for each colour. */
export async function aDeepPng(): Promise<Buffer> {
  return (await aPhoto()).toColourspace('rgb16').png().toBuffer();
}

/** A picture of one colour, which is a small file at any size. */
export function aPlainPng({ width, height }: Size): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#c08040' };
  return sharp({ create, limitInputPixels: false }).png().toBuffer();
}

/** A 64-megapixel AVIF in a 1 KB file, whose size box (`ispe`) claims 100 x 100 pixels. */
export async function anAvifThatHidesItsSize(): Promise<Buffer> {
  const create = { width: 8000, height: 8000, channels: 3 as const, background: '#c08040' };
  const avif = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  // After the box's type come a version with flags, the width and the height, four bytes each.
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(100, size);
  avif.writeUInt32BE(100, size + 4);
  return avif;
}

/** A WebP of two frames. */
export function anAnimatedWebp(): Promise<Buffer> {
  const { input, raw } = noise(64, 128, 3);
  return sharp(input, { raw: { ...raw, pageHeight: 64 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG with a chunk after its header. */
export async function aPngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await (await aPhoto()).png().toBuffer();
  // The signature has 8 bytes and the header chunk 25.
  return Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);
}

/** A PNG that claims to be an animation of two frames. */
export function anAnimatedPng(): Promise<Buffer> {
  return aPngWith('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
}

/** A PDF, an SVG with a script, and a page, whatever their names say. */
export const noPictures = {
  pdf: Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF',
  ),
  svg: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ),
  html: Buffer.from('<!doctype html><title>Foto</title><script>alert(1)</script>'),
} as const;

const operation = ['VipsForeignLoadSvg'];

/** Lets sharp read the product's own SVG in this file: other tests of the process load the server's refusal of it. */
export function allowSvg(): void {
  beforeAll(() => sharp.unblock({ operation }));
  afterAll(() => sharp.block({ operation }));
}

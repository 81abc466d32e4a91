import { randomFillSync } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '#web/platform/photos/sending/prepare-picture.ts';

const small: Size = { width: 320, height: 240 };

/** Random pixels. */
export const noise = (width: number, height: number, channels: 1 | 3) => ({
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

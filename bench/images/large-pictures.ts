import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { aPhoto } from '#test/support/pictures.ts';

const formats: Readonly<Record<string, (photo: Sharp) => Sharp>> = {
  'jpeg, 64 MP': (photo) => photo.jpeg({ quality: 40 }),
  'png, 64 MP': (photo) => photo.blur(20).png({ compressionLevel: 2 }),
  'webp, 64 MP': (photo) => photo.webp({ quality: 40, effort: 0 }),
  'progressive jpeg, 32 MP': (photo) =>
    photo.jpeg({ quality: 40, progressive: true, chromaSubsampling: '4:4:4' }),
  'interlaced 16-bit png, 24 MP': (photo) =>
    photo.blur(20).ensureAlpha().toColourspace('rgb16').png({ progressive: true }),
  'avif, 16 MP': (photo) =>
    photo.avif({ quality: 30, effort: 0, bitdepth: 10, chromaSubsampling: '4:4:4' }),
};

/** Yields files with the largest accepted picture of each kind. */
export async function* largePictures(
  folder: string,
): AsyncGenerator<{ name: string; file: string }> {
  for (const [name, encoded] of Object.entries(formats)) {
    const megapixels = Number(/(\d+) MP/.exec(name)?.[1]);
    const side = Math.floor(Math.sqrt(megapixels * 1e6));
    const size = { width: side, height: side };
    const pixels = await (await aPhoto(size)).raw().toBuffer({ resolveWithObject: true });
    const { channels } = pixels.info;
    const photo = sharp(pixels.data, { raw: { ...size, channels }, limitInputPixels: false });
    const file = path.join(folder, `${name.replace(/\W+/g, '-')}.bin`);
    writeFileSync(file, await encoded(photo).toBuffer());
    yield { name, file };
  }
}

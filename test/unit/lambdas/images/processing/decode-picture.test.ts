import type { JpegOptions, Sharp } from 'sharp';
import { decodePicture } from '#lambdas/media/processing/decode-picture.ts';
import { readPicture } from '#lambdas/media/processing/read-picture.ts';
import { aPhoto } from '#test/support/pictures.ts';

const decoded = async (file: Buffer) => (await decodePicture(await readPicture(file))).data;

const kinds: readonly [string, JpegOptions, ((photo: Sharp) => Sharp)?][] = [
  ['a usual photo', {}],
  ['a photo with all its colours', { chromaSubsampling: '4:4:4' }],
  ['a progressive photo', { progressive: true }],
  ['a photo in grey', {}, (photo) => photo.greyscale()],
  ['a large photo', {}, (photo) => photo.resize(3000, 2000, { fit: 'fill' })],
  ['a photo for printers', {}, (photo) => photo.toColourspace('cmyk')],
];

describe.each(kinds)('the JPEG of %s', (_, options, change = (photo) => photo) => {
  const make = async () =>
    change(await aPhoto())
      .jpeg(options)
      .toBuffer();

  it('has the same pixels without its end marker, or with half of it', async () => {
    const file = await make();
    const whole = await decoded(file);
    for (const missing of [1, 2]) {
      expect((await decoded(file.subarray(0, -missing))).equals(whole)).toBe(true);
    }
  });

  it('is refused if pixels are missing, however few', async () => {
    const file = await make();
    for (const missing of [8, 40, 400, file.length >> 1]) {
      const cut = decoded(file.subarray(0, -missing));
      await expect(cut).rejects.toMatchObject({ reasonCode: 'BROKEN' });
    }
  });
});

it('another format is refused if its end is missing', async () => {
  for (const format of ['png', 'webp', 'avif'] as const) {
    const file = await (await aPhoto()).toFormat(format, { effort: 1 }).toBuffer();
    for (const missing of [40, file.length >> 1]) {
      const cut = decoded(file.subarray(0, -missing));
      await expect(cut).rejects.toMatchObject({ reasonCode: 'BROKEN' });
    }
  }
});

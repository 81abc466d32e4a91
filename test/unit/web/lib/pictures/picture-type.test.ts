import sharp from 'sharp';
import { isHeic, pictureTypeOf } from '#web/platform/photos/sending/prepare-picture.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('recognizes %s', async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer();
  expect(pictureTypeOf(bytes.subarray(0, 12))).toBe(`image/${format}`);
});

it.each(['%PDF-1.7 text', '<svg xmlns="x">', 'GIF89a......', ''])('refuses %j', (text) => {
  expect(pictureTypeOf(Buffer.from(text))).toBeUndefined();
});

it.each([
  ['....ftypheic', true],
  ['....ftypmif1', true],
  ['....ftypavif', false],
  ['....ftypisom', false],
])('knows whether %j is a HEIC photo', (text, expected) => {
  expect(isHeic(Buffer.from(text))).toBe(expected);
});

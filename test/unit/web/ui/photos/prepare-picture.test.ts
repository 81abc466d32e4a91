import sharp from 'sharp';
import { fitSize, isHeic, pictureTypeOf } from '#web/platform/photos/sending/prepare-picture.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('recognizes %s', async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer();
  expect(pictureTypeOf(bytes.subarray(0, 12))).toBe(`image/${format}`);
});

it.each([
  ['%PDF-1.7 text', false],
  ['GIF89a......', false],
  ['', false],
  ['....ftypheic', true],
  ['....ftypmif1', true],
  ['....ftypisom', false],
])('refuses %j, and knows whether it is a HEIC photo: %j', (text, isPhoto) => {
  expect(pictureTypeOf(Buffer.from(text))).toBeUndefined();
  expect(isHeic(Buffer.from(text))).toBe(isPhoto);
});

it.each([
  ['a wide picture', { width: 4032, height: 3024 }, { width: 2560, height: 1920 }],
  ['a high picture', { width: 3024, height: 4032 }, { width: 1920, height: 2560 }],
  ['a small picture', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['a very thin picture', { width: 1, height: 16_000 }, { width: 1, height: 2560 }],
])('fits %s into 2560 pixels, never larger', (_, size, expected) => {
  expect(fitSize(size, 2560)).toEqual(expected);
});

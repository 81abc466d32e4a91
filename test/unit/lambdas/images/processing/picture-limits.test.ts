import {
  type Header,
  isTooLarge,
  type PictureFormat,
} from '#lambdas/media/processing/picture-format.ts';

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

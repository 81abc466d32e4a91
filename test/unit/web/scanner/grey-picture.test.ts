import { evenContrast } from '#web/platform/scanner/even-contrast.ts';
import { greyOf, softened, viewOf } from '#web/platform/scanner/grey-picture.ts';

/** A picture with a dark left half. */
const size = 64;
const data = Uint8Array.from({ length: size * size }, (_, at) => (at % size < size / 2 ? 40 : 200));
const picture = { width: size, height: size, data };

const meanOf = (values: Uint8Array) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const halvesOf = (values: Uint8Array, width: number) => {
  const inside = [...values.entries()].filter(([at]) => {
    const column = at % width;
    return column > 2 && column < width - 3 && Math.abs(column - width / 2) > 2;
  });
  const mean = (isLeft: boolean) => {
    const half = inside.filter(([at]) => at % width < width / 2 === isLeft);
    return half.reduce((sum, [, value]) => sum + value, 0) / half.length;
  };
  return [mean(true), mean(false)].map((value) => (value < 120 ? 'dark' : 'light'));
};

test('white is 255 and black 0, and green is brighter than blue', () => {
  const pixels = [255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255];
  const grey = greyOf({ width: 4, height: 1, data: Uint8ClampedArray.from(pixels) });
  expect([...grey.data]).toEqual([255, 0, 149, 28]);
});

test('a mirrored view swaps left and right', () => {
  const { data: seen, width } = viewOf(picture, { turn: 0, across: -1, down: 1 });
  expect(width).toBe(size);
  expect(halvesOf(data, size)).toEqual(['dark', 'light']);
  expect(halvesOf(seen, width)).toEqual(['light', 'dark']);
});

test('a view is as large as the turned and stretched picture', () => {
  const { width, height } = viewOf(picture, { turn: 45, across: 2, down: 1 });
  expect([width, height]).toEqual([Math.ceil(2 * size * Math.SQRT2), Math.ceil(size * Math.SQRT2)]);
});

test('a pale part gets the contrast of a strong one', () => {
  const pale = data.map((value) => (value === 40 ? 120 : 140));
  const values = new Set(evenContrast({ ...picture, data: pale }).data);
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(140);
  expect(meanOf(evenContrast({ ...picture, data: pale }).data)).toBeCloseTo(128, -1);
});

test('softening takes noise away and leaves the brightness', () => {
  const noisy = Uint8Array.from({ length: size * size }, (_, at) => 100 + 40 * ((at * 7) % 2));
  const { data: soft } = softened({ ...picture, data: noisy });
  const inside = soft.slice(5 * size, 6 * size).slice(2, -2);
  expect(Math.max(...inside) - Math.min(...inside)).toBeLessThan(5);
  expect(meanOf(inside)).toBeCloseTo(120, -1);
});

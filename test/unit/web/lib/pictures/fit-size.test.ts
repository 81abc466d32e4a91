import { fitSize } from '#web/platform/photos/sending/prepare-picture.ts';

it.each([
  ['a wide picture', { width: 4032, height: 3024 }, { width: 2560, height: 1920 }],
  ['a high picture', { width: 3024, height: 4032 }, { width: 1920, height: 2560 }],
  ['a small picture', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['a very thin picture', { width: 1, height: 16_000 }, { width: 1, height: 2560 }],
])('fits %s into 2560 pixels, never larger', (_, size, expected) => {
  expect(fitSize(size, 2560)).toEqual(expected);
});

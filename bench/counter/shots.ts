import { seededRandom } from '#scripts/seed/history/plan-history.ts';
import type { Shot } from '#test/support/scanner/shot.ts';

type Range = readonly [from: number, to: number];

/** Sizes of the frames that cameras give to a scanner that asks for 1280 x 720: phones upright, others across. */
const frames: readonly Range[] = [
  [720, 1280],
  [1280, 720],
  [960, 720],
  [640, 480],
];

/** Share of the frame's shorter side that the code fills. */
const fill: Range = [0.35, 0.7];
const rotation: Range = [-45, 45];
const tilt: Range = [0, 40];
const blur: Range = [0.4, 1.4];
const noise: Range = [0, 10];
const white: Range = [140, 250];
const contrast: Range = [0.3, 1];
const leftLight: Range = [0.4, 1];
const anyDirection: Range = [0, 360];

/** Half the diagonal of a square of side 1: no rotation brings the code out of the frame. */
const reach = Math.SQRT1_2;

/** Ranges of the shots, for the report. */
export const ranges = [
  `frames of ${frames.map((size) => size.join('x')).join(', ')}`,
  `code ${fill.join(' to ')} of the shorter side`,
  `rotation ${rotation.join(' to ')}°`,
  `tilt ${tilt.join(' to ')}° in any direction`,
  `blur ${blur.join(' to ')} px`,
  `noise ${noise.join(' to ')} of 255`,
  `contrast ${contrast.join(' to ')}`,
  `light of the far side ${leftLight.join(' to ')}`,
].join('; ');

/** Returns shots of a seed, each value evenly distributed over its range. */
export function drawShots(count: number, seed: number): readonly Shot[] {
  const random = seededRandom(seed);
  const within = ([from, to]: Range) => from + (to - from) * random();
  return Array.from({ length: count }, (_, index) => {
    const [width, height] = frames[index % frames.length] ?? [0, 0];
    const side = within(fill) * Math.min(width, height);
    const [freeX, freeY] = [width, height].map((length) => Math.max(0, length / 2 - side * reach));
    return {
      ...{ width, height, side },
      x: width / 2 + within([-1, 1]) * (freeX ?? 0),
      y: height / 2 + within([-1, 1]) * (freeY ?? 0),
      rotation: within(rotation),
      tilt: within(tilt),
      tiltDirection: within(anyDirection),
      blur: within(blur),
      noise: within(noise),
      white: within(white),
      contrast: within(contrast),
      leftLight: within(leftLight),
      lightDirection: within(anyDirection),
      seed: Math.floor(random() * 2 ** 32),
    };
  });
}

import { decodeQRBatch } from 'qr/decode.js';
import { evenContrast } from './even-contrast.ts';
import type { Frame } from './frame.ts';
import { type GreyPicture, greyOf, type View, viewOf } from './grey-picture.ts';

interface Attempt extends View {
  /** Whether pale and dark parts get the same contrast before. */
  readonly isEven?: boolean;
  /** Whether light and dark are swapped. */
  readonly isNegative?: boolean;
}

/**
 * Views of a frame. They show the decoder codes that it misses in the frame itself: tilted, small or pale ones, then
 * mirrored ones and light ones on dark. `npm run bench -- counter` prints the codes that each of them adds.
 */
export const views: readonly Attempt[] = [
  { turn: 60, across: 1, down: 1, isEven: true },
  { turn: 45, across: 0.85, down: 1.15 },
  { turn: 0, across: 0.85, down: 1.15, isEven: true },
  { turn: 60, across: 1, down: 1 },
  { turn: 60, across: -1, down: 1, isEven: true },
  { turn: 60, across: 1, down: 1, isEven: true, isNegative: true },
];

/** Pixels of a view, whatever the camera: small codes need more than a camera of 640 x 480 has. */
const pixelsOfView = 1_300_000;

function lookAt(picture: GreyPicture, attempt: Attempt): GreyPicture {
  const { turn, across, down, isEven, isNegative } = attempt;
  const scale = Math.sqrt(pixelsOfView / (picture.width * picture.height));
  const view = { turn, across: scale * across, down: scale * down };
  const seen = viewOf(isEven ? evenContrast(picture) : picture, view);
  return isNegative ? { ...seen, data: seen.data.map((value) => 255 - value) } : seen;
}

/** Shortest side (px) of a frame that may hold a code. Some cameras begin with tiny frames. */
const leastSide = 100;

/** Reads a picture that holds the brightness only, which the decoder takes as the first plane of I420. */
async function decode(picture: GreyPicture): Promise<readonly string[]> {
  const { width, height } = picture;
  const unlimited = Number.POSITIVE_INFINITY;
  const [results = []] = await decodeQRBatch([picture], {
    format: 'I420',
    maxSize: { width, height },
    effort: unlimited,
    timeLimit: unlimited,
  });
  return results.filter((result) => typeof result === 'string');
}

/**
 * Returns a decoder of one frame after the other. It returns the texts of the codes in a frame, in any position, also
 * light on dark and mirrored. One frame gets two attempts: itself, and a view that changes with each frame.
 */
export function createFrameDecoder(): (frame: Frame) => Promise<readonly string[]> {
  /** Index of the next view. A view that found a code stays, since the code is likely to be there again. */
  let next = 0;
  return async (frame) => {
    if (Math.min(frame.width, frame.height) < leastSide) return [];
    const picture = greyOf(frame);
    const found = await decode(picture);
    const view = views[next];
    if (found.length > 0 || !view) return found;
    const seen = await decode(lookAt(picture, view));
    if (seen.length === 0) next = (next + 1) % views.length;
    return seen;
  };
}

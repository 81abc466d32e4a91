import { decodeQRBatch } from 'qr/decode.js';
import { evenContrast } from './even-contrast.ts';
import type { Frame } from './frame.ts';
import { type GreyPicture, greyOf, softened, type View, viewOf } from './grey-picture.ts';

interface Attempt extends View {
  /** Millions of pixels, whatever the camera has: small codes need more than 640 x 480 pixels. */
  readonly size: number;
  /** Whether the noise is softened before. */
  readonly isSoft?: boolean;
  /** Whether pale and dark parts get the same contrast before. */
  readonly isEven?: boolean;
  /** Whether light and dark are swapped. */
  readonly isNegative?: boolean;
}

/**
 * Views of a frame. They show the decoder codes that it misses in the frame itself: tilted, small, noisy or pale ones,
 * then mirrored ones and light ones on dark. `npm run bench -- counter` prints the codes that each of them adds.
 */
export const views: readonly Attempt[] = [
  { turn: 60, across: 1, down: 1, size: 0.9, isEven: true },
  { turn: 45, across: 0.85, down: 1.15, size: 0.9 },
  { turn: 0, across: 1, down: 1, size: 2, isSoft: true, isEven: true },
  { turn: 0, across: 0.85, down: 1.15, size: 0.9, isEven: true },
  { turn: 30, across: 1, down: 1, size: 2, isSoft: true, isEven: true },
  { turn: 60, across: 1, down: 1, size: 0.9 },
  { turn: 60, across: 1, down: 1, size: 2, isEven: true },
  { turn: 60, across: -1, down: 1, size: 1.3, isEven: true },
  { turn: 60, across: 1, down: 1, size: 0.9, isEven: true, isNegative: true },
];

function lookAt(picture: GreyPicture, attempt: Attempt): GreyPicture {
  const { turn, across, down, size, isSoft, isEven, isNegative } = attempt;
  const scale = Math.sqrt((size * 1e6) / (picture.width * picture.height));
  const calm = isSoft ? softened(picture) : picture;
  const even = isEven ? evenContrast(calm) : calm;
  const seen = viewOf(even, { turn, across: scale * across, down: scale * down });
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

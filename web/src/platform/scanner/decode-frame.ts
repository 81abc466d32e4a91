import { decodeQRBatch } from 'qr/decode.js';
import type { Frame } from './frame.ts';
import { type GreyPicture, greyOf, type View, viewOf } from './grey-picture.ts';

/**
 * Views of a frame in which the decoder finds codes that it misses in the frame itself: tilted, small or mirrored ones.
 * `npm run bench -- counter` measures what they add.
 */
export const views: readonly View[] = [
  { turn: 30, across: 1.5, down: 1.5 },
  { turn: 75, across: 1.5, down: 1.5 },
  { turn: 45, across: 1.2, down: 1.6 },
  { turn: 0, across: -1, down: 1 },
];

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
    const picture = greyOf(frame);
    const found = await decode(picture);
    const view = views[next];
    if (found.length > 0 || !view) return found;
    const seen = await decode(viewOf(picture, view));
    if (seen.length === 0) next = (next + 1) % views.length;
    return seen;
  };
}

import { decodeQRBatch } from 'qr/decode.js';
import type { Frame } from './frame.ts';

/** Milliseconds for further attempts at one frame. The next frame is often better than a long search in this one. */
const timeLimit = 60;

async function decode(frame: Frame): Promise<readonly string[]> {
  const { width, height } = frame;
  const options = { maxSize: { width, height }, effort: Number.POSITIVE_INFINITY, timeLimit };
  const [results = []] = await decodeQRBatch([frame], options);
  return results.filter((result) => typeof result === 'string');
}

/** Returns the frame as a mirror shows it. */
function mirrored({ width, height, data }: Frame): Frame {
  const pixels = new Uint32Array(data.buffer.slice(0));
  for (let start = 0; start < pixels.length; start += width) {
    pixels.subarray(start, start + width).reverse();
  }
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) };
}

/** Returns the texts of the QR codes in a frame, in any position, also light on dark and mirrored. */
export async function decodeFrame(frame: Frame): Promise<readonly string[]> {
  const found = await decode(frame);
  return found.length > 0 ? found : decode(mirrored(frame));
}

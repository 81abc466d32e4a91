import { takePicture } from '#test/support/scanner/take-picture.ts';
import { qrModules } from '#web/lib/format/qr-modules.ts';
import { createFrameDecoder, views } from '#web/platform/scanner/decode-frame.ts';
import { verdict } from '../support/verdict.ts';
import { drawVouchers } from './draw-vouchers.ts';
import { drawShots, ranges } from './shots.ts';

const count = 900;
const leastRead = 880;
/** The views of the decoder were chosen with pictures of this seed and of seed 46. */
const seed = 2026;

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

/** Lets the scanner's decoder see a still picture, one frame after the other, until each view had its turn. */
async function framesUntil(link: string, picture: ReturnType<typeof takePicture>) {
  const decode = createFrameDecoder();
  const start = performance.now();
  for (let frame = 1; frame <= views.length; frame += 1) {
    const texts = await decode(picture);
    if (texts.includes(link)) return { frame, milliseconds: performance.now() - start };
    if (texts.length > 0) throw new Error(`The decoder read ${texts.join()} instead of ${link}`);
  }
  return undefined;
}

/** Counts the pictures of vouchers that the decoder reads, as browsers without a detector of their own do. */
export async function readPictures(): Promise<boolean> {
  console.log(`${count} pictures: ${ranges}`);
  const shots = drawShots(count, seed);
  const links = await drawVouchers(count, seed);
  const found: { readonly frame: number; readonly milliseconds: number }[] = [];
  for (const [index, shot] of shots.entries()) {
    const link = links[index] ?? '';
    const result = await framesUntil(link, takePicture(qrModules(link), shot));
    if (result) found.push(result);
  }
  const times = found.map(({ milliseconds }) => milliseconds);
  const byFrame = Array.from(
    views,
    (_, index) => found.filter(({ frame }) => frame <= index + 1).length,
  );
  console.log(`read after 1 to ${views.length} frames: ${byFrame.join(', ')}`);
  console.log(
    `time to decode: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  );
  const text = `${found.length} of ${count} pictures are read, at least ${leastRead}`;
  return verdict(found.length >= leastRead, text);
}

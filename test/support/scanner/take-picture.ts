import { seededRandom } from '#scripts/seed/history/plan-history.ts';
import { planeOf, type Shot, valueAt } from './shot.ts';

/** Rows of a QR code with its white edge; dark modules are true. */
export type Rows = readonly (readonly boolean[])[];

/** White modules around the code, on each side. */
const edge = 4;

/** Height of the phone's page and of its frame, and its width, as multiples of the code's side. */
const page = { halfWidth: 0.62, top: -0.95, bottom: 1.1 };
const rim = 0.06;

const isBetween = (value: number, from: number, to: number) => value >= from && value < to;

/** Lines of text above and below the code, as a voucher has them. */
function isText(u: number, v: number): boolean {
  const line = Math.floor(Math.abs(v) / 0.045);
  if (line < 13 || line % 2 === 0 || Math.abs(u) > 0.5 - (line % 5) * 0.06) return false;
  // Letters: dark two thirds of the way.
  return Math.floor(u * 60 + line * 7) % 3 !== 0;
}

/**
 * Returns the darkness, 0 to 1, of a point in the plane of a code on a phone's page. Undefined outside the phone.
 */
function darknessAt(rows: Rows, u: number, v: number): number | undefined {
  const size = rows.length - 2 * edge;
  const column = Math.floor((u + 0.5) * size) + edge;
  const row = Math.floor((v + 0.5) * size) + edge;
  const found = rows[row]?.[column];
  if (found !== undefined) return found ? 1 : 0;
  const { halfWidth, top, bottom } = page;
  if (isBetween(u, -halfWidth, halfWidth) && isBetween(v, top, bottom)) {
    return isText(u, v) ? 0.8 : 0;
  }
  const isOnRim =
    isBetween(u, -halfWidth - rim, halfWidth + rim) && isBetween(v, top - rim, bottom + rim);
  return isOnRim ? 1 : undefined;
}

/** Samples of a pixel along each side. */
const samples = 3;

/** Blurs a picture by a Gaussian function along rows, or along columns with the width as step. */
function blurLines(
  pixels: Float32Array,
  {
    lines,
    length,
    step,
    lineStep,
  }: Readonly<Record<'lines' | 'length' | 'step' | 'lineStep', number>>,
  weights: readonly number[],
): Float32Array {
  const reach = weights.length - 1;
  const blurred = new Float32Array(pixels.length);
  for (let line = 0; line < lines; line += 1) {
    for (let at = 0; at < length; at += 1) {
      let sum = 0;
      for (let offset = -reach; offset <= reach; offset += 1) {
        const from = Math.min(length - 1, Math.max(0, at + offset));
        sum += (weights[Math.abs(offset)] ?? 0) * (pixels[line * lineStep + from * step] ?? 0);
      }
      blurred[line * lineStep + at * step] = sum;
    }
  }
  return blurred;
}

/** Returns the weights of a Gaussian function from its middle to one side, which sum up to 1 with both sides. */
function gaussian(deviation: number): readonly number[] {
  const reach = Math.ceil(3 * deviation);
  const weights = Array.from({ length: reach + 1 }, (_, at) =>
    Math.exp(-(at ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight, at) => total + (at === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / sum);
}

/** Returns the brightness behind the phone: a counter with soft stains, 0 to 1. */
function backgroundOf({ seed, width }: Shot): (x: number, y: number) => number {
  const random = seededRandom(seed);
  const base = 0.2 + 0.5 * random();
  const waves = Array.from({ length: 6 }, () => ({
    x: ((random() - 0.5) * 60) / width,
    y: ((random() - 0.5) * 60) / width,
    phase: random() * 7,
  }));
  return (x, y) =>
    base +
    waves.reduce((sum, wave) => sum + 0.05 * Math.sin(wave.x * x + wave.y * y + wave.phase), 0);
}

/** Draws the scene without blur and noise, in 255 steps. */
function drawScene(rows: Rows, shot: Shot): Float32Array {
  const { width, height, white, contrast } = shot;
  const { right, down, depth } = planeOf(shot);
  const background = backgroundOf(shot);
  const darknessOf = (x: number, y: number) => {
    const far = valueAt(depth, x, y);
    return far > 0
      ? darknessAt(rows, valueAt(right, x, y) / far, valueAt(down, x, y) / far)
      : undefined;
  };
  const pixels = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (darknessOf(x + 0.5, y + 0.5) === undefined) {
        pixels[y * width + x] = 255 * background(x, y);
        continue;
      }
      let darkness = 0;
      for (let part = 0; part < samples ** 2; part += 1) {
        const partX = x + ((part % samples) + 0.5) / samples;
        const partY = y + (Math.floor(part / samples) + 0.5) / samples;
        darkness += darknessOf(partX, partY) ?? 1;
      }
      pixels[y * width + x] = white * (1 - (contrast * darkness) / samples ** 2);
    }
  }
  return pixels;
}

/** Returns the share of light at a pixel, which falls off evenly from one side of the picture to the other. */
function lightOf({ width, height, leftLight, lightDirection }: Shot) {
  const angle = (lightDirection * Math.PI) / 180;
  const [right, down] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(right) * width + Math.abs(down) * height) / 2;
  return (x: number, y: number) => {
    const away = ((x - width / 2) * right + (y - height / 2) * down) / reach;
    return 1 - ((1 - leftLight) * (away + 1)) / 2;
  };
}

/** Takes a picture of a code on a phone, as RGBA. */
export function takePicture(rows: Rows, shot: Shot) {
  const { width, height, noise } = shot;
  const weights = gaussian(shot.blur);
  const across = { lines: height, length: width, step: 1, lineStep: width };
  const along = { lines: width, length: height, step: width, lineStep: 1 };
  const seen = blurLines(blurLines(drawScene(rows, shot), across, weights), along, weights);
  const light = lightOf(shot);
  const random = seededRandom(shot.seed + 1);
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    // Three even values sum up to nearly a normal one, with a deviation of a half.
    const deviation = 2 * (random() + random() + random() - 1.5);
    const lit = (seen[at] ?? 0) * light(at % width, Math.floor(at / width));
    const grey = lit + noise * deviation;
    data[4 * at] = grey;
    data[4 * at + 1] = grey;
    data[4 * at + 2] = grey;
  }
  return { width, height, data };
}

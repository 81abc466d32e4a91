import type { OverlayOptions } from 'sharp';

// Called millions of times per preview: Math.hypot is several times slower than Math.sqrt.
const { abs, floor, max, min, round, sqrt } = Math;

const lengthOf = (dx: number, dy: number) => sqrt(dx * dx + dy * dy);

/** Signed distance from a shape's edge, negative inside. The process that decodes uploads has no SVG decoder. */
export type Distance = (x: number, y: number) => number;

export interface Shape {
  readonly distance: Distance;
  /** `#rrggbb` */
  readonly colour: string;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a box with round corners; a radius of 0 makes square ones. */
export function roundBox({ left, top, width, height }: Box, radius: number): Distance {
  return (x, y) => {
    const dx = abs(x - left - width / 2) - width / 2 + radius;
    const dy = abs(y - top - height / 2) - height / 2 + radius;
    return lengthOf(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius;
  };
}

type Point = readonly [x: number, y: number];

/** Returns a line with round ends. */
export function stroke([ax, ay]: Point, [bx, by]: Point, width: number): Distance {
  const [dx, dy] = [bx - ax, by - ay];
  return (x, y) => {
    const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const nearest = min(max(part, 0), 1);
    return lengthOf(x - ax - nearest * dx, y - ay - nearest * dy) - width / 2;
  };
}

/** Returns the union of shapes. */
export function union(...distances: readonly Distance[]): Distance {
  return (x, y) => distances.reduce((nearest, distance) => min(nearest, distance(x, y)), Infinity);
}

/** Returns every second stripe of an awning, from the first or the second: flat at the top, round at the end. */
export function stripes({ left, top, width, height }: Box, count: number, first: 0 | 1): Distance {
  const stripe = width / count;
  const hung = roundBox(
    { left: 0, top: top - stripe, width: stripe, height: height + stripe },
    stripe / 2,
  );
  return (x, y) => {
    const from = x - left;
    const index = floor((from - first * stripe) / (2 * stripe)) * 2 + first;
    if (from < 0 || from >= width || index < 0) return 1;
    return max(hung(from - index * stripe, y), top - y);
  };
}

const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Paints a shape over the pixels, with soft edges. */
function paintShape(data: Buffer, width: number, { distance, colour }: Shape): void {
  const channels = channelsOf(colour);
  for (let start = 0; start < data.length; start += 4) {
    const pixel = start / 4;
    const outside = distance((pixel % width) + 0.5, floor(pixel / width) + 0.5);
    const over = min(max(0.5 - outside, 0), 1);
    if (over === 0) continue;
    const under = ((data[start + 3] ?? 0) / 255) * (1 - over);
    channels.forEach((value, channel) => {
      const before = data[start + channel] ?? 0;
      data[start + channel] = round((value * over + before * under) / (over + under));
    });
    data[start + 3] = round((over + under) * 255);
  }
}

/** Paints shapes over each other on a transparent ground. */
export function paint(width: number, height: number, shapes: readonly Shape[]): OverlayOptions {
  const data = Buffer.alloc(width * height * 4);
  for (const shape of shapes) paintShape(data, width, shape);
  return { input: data, raw: { width, height, channels: 4 } };
}

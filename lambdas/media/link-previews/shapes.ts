import type { OverlayOptions } from 'sharp';

// A picture calls these some million times, and Math.hypot takes several times as long as Math.sqrt.
const { abs, floor, max, min, round, sqrt } = Math;

const lengthOf = (dx: number, dy: number) => sqrt(dx * dx + dy * dy);

/**
 * A shape by its distance: how far a point is outside of its edge, negative inside. Shapes are drawn from it and not
 * from SVG, since the process that decodes pictures of others has no decoder of SVG.
 */
type Distance = (x: number, y: number) => number;

export interface Shape {
  readonly distance: Distance;
  /** `#rrggbb` */
  readonly colour: string;
  /** 1 by default. */
  readonly opacity?: number;
}

/** The whole of a picture. */
export const wholePicture: Distance = () => -1;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box with round corners. */
export function roundBox({ left, top, width, height }: Box, radius: number): Distance {
  return (x, y) => {
    const dx = abs(x - left - width / 2) - width / 2 + radius;
    const dy = abs(y - top - height / 2) - height / 2 + radius;
    return lengthOf(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius;
  };
}

/** A stripe of an awning: flat at its top, and round at its end. */
export function stripe({ left, top, width, height }: Box): Distance {
  const hung = roundBox({ left, top: top - width, width, height: height + width }, width / 2);
  return (x, y) => max(hung(x, y), top - y);
}

type Point = readonly [x: number, y: number];

/** A line between two points with round ends. */
export function stroke([ax, ay]: Point, [bx, by]: Point, width: number): Distance {
  const [dx, dy] = [bx - ax, by - ay];
  return (x, y) => {
    const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const nearest = min(max(part, 0), 1);
    return lengthOf(x - ax - nearest * dx, y - ay - nearest * dy) - width / 2;
  };
}

/** All of several shapes, as one. */
export function union(...distances: readonly Distance[]): Distance {
  return (x, y) => distances.reduce((nearest, distance) => min(nearest, distance(x, y)), Infinity);
}

const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Paints a shape over what is painted, with soft edges. */
function paintShape(data: Buffer, width: number, { distance, colour, opacity = 1 }: Shape): void {
  const channels = channelsOf(colour);
  for (let start = 0; start < data.length; start += 4) {
    const pixel = start / 4;
    const outside = distance((pixel % width) + 0.5, floor(pixel / width) + 0.5);
    const over = opacity * min(max(0.5 - outside, 0), 1);
    if (over === 0) continue;
    const under = ((data[start + 3] ?? 0) / 255) * (1 - over);
    channels.forEach((value, channel) => {
      const before = data[start + channel] ?? 0;
      data[start + channel] = round((value * over + before * under) / (over + under));
    });
    data[start + 3] = round((over + under) * 255);
  }
}

/** A picture of shapes, one over the other, in pixels and without a ground. */
export function paint(width: number, height: number, shapes: readonly Shape[]): OverlayOptions {
  const data = Buffer.alloc(width * height * 4);
  for (const shape of shapes) paintShape(data, width, shape);
  return { input: data, raw: { width, height, channels: 4 } };
}

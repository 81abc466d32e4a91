import type { OverlayOptions } from 'sharp';

// Called millions of times per preview: Math.hypot is several times slower than Math.sqrt.
const { abs, floor, max, min, round, sqrt } = Math;

const lengthOf = (dx: number, dy: number) => sqrt(dx * dx + dy * dy);

/** Signed distance from a shape's edge, negative inside. The process that decodes uploads has no SVG decoder. */
type Distance = (x: number, y: number) => number;

interface Shape {
  readonly distance: Distance;
  /** `#rrggbb` */
  readonly colour: string;
  /** 1 by default. */
  readonly opacity?: number;
}

/** A shape that covers everything. */
const wholePicture: Distance = () => -1;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a box with round corners. */
function roundBox({ left, top, width, height }: Box, radius: number): Distance {
  return (x, y) => {
    const dx = abs(x - left - width / 2) - width / 2 + radius;
    const dy = abs(y - top - height / 2) - height / 2 + radius;
    return lengthOf(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius;
  };
}

/** Returns a stripe of an awning: flat at the top, round at the end. */
function stripe({ left, top, width, height }: Box): Distance {
  const hung = roundBox({ left, top: top - width, width, height: height + width }, width / 2);
  return (x, y) => max(hung(x, y), top - y);
}

type Point = readonly [x: number, y: number];

/** Returns a line with round ends. */
function stroke([ax, ay]: Point, [bx, by]: Point, width: number): Distance {
  const [dx, dy] = [bx - ax, by - ay];
  return (x, y) => {
    const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const nearest = min(max(part, 0), 1);
    return lengthOf(x - ax - nearest * dx, y - ay - nearest * dy) - width / 2;
  };
}

/** Returns the union of shapes. */
function union(...distances: readonly Distance[]): Distance {
  return (x, y) => distances.reduce((nearest, distance) => min(nearest, distance(x, y)), Infinity);
}

const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Paints a shape over the pixels, with soft edges. */
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

/** Paints shapes over each other on a transparent ground. */
function paint(width: number, height: number, shapes: readonly Shape[]): OverlayOptions {
  const data = Buffer.alloc(width * height * 4);
  for (const shape of shapes) paintShape(data, width, shape);
  return { input: data, raw: { width, height, channels: 4 } };
}

/** Brand colours, as in `web/src/ui/theme.ts`. */
export const colours = {
  ground: '#ffffff',
  text: '#281e28',
  quiet: '#635663',
  brand: '#842c6c',
  accent: '#fb8f32',
} as const;

/** Size of a preview and width of its photo's part, in pixels. */
export const size = { width: 1200, height: 630, picture: 500 } as const;

/** Draws the stripes of an awning in two alternating colours. */
function awning(
  count: number,
  stripeBox: { left: number; top: number; width: number; height: number },
  [first, second]: readonly [string, string],
): Shape[] {
  return Array.from({ length: count }, (_, index) => ({
    distance: stripe({ ...stripeBox, left: stripeBox.left + index * stripeBox.width }),
    colour: index % 2 === 0 ? first : second,
  }));
}

/** Draws the logo's V from its top left end; its lowest point is `half` pixels to the right. */
const letterV = (left: number, top: number, half: number, width: number): Shape => {
  const bottom = [left + half, top + (half * 10) / 9] as const;
  return {
    distance: union(
      stroke([left, top], bottom, width),
      stroke(bottom, [left + 2 * half, top], width),
    ),
    colour: colours.ground,
  };
};

const { picture, height } = size;

const glass: readonly Shape[] = [
  { distance: wholePicture, colour: colours.brand },
  { distance: stroke([60, 700], [420, 60], 80), colour: colours.ground, opacity: 0.07 },
  { distance: stroke([250, 700], [610, 60], 56), colour: colours.ground, opacity: 0.07 },
  ...awning(5, { left: 0, top: 0, width: picture / 5, height: 180 }, [
    colours.accent,
    colours.ground,
  ]),
];

let emptyWindow: OverlayOptions | undefined;
let markedWindow: OverlayOptions | undefined;

/** Draws a shop window below an awning, in place of a photo. */
export function shopWindow(): OverlayOptions {
  emptyWindow ??= paint(picture, height, glass);
  return emptyWindow;
}

/** Draws a shop window with the logo's V in it. */
export function windowWithMark(): OverlayOptions {
  markedWindow ??= paint(picture, height, [...glass, letterV(164, 336, 86, 44)]);
  return markedWindow;
}

/** Draws a box with round corners. */
export function box(
  width: number,
  boxHeight: number,
  radius: number,
  colour: string,
): OverlayOptions {
  const distance = roundBox({ left: 0, top: 0, width, height: boxHeight }, radius);
  return paint(width, boxHeight, [{ distance, colour }]);
}

let drawnLogo: OverlayOptions | undefined;

/** Draws the logo, 48 by 48 pixels, as in `web/index.html`. */
export function logo(): OverlayOptions {
  drawnLogo ??= paint(48, 48, [
    {
      distance: roundBox({ left: 0, top: 0, width: 48, height: 48 }, 12),
      colour: colours.brand,
    },
    ...awning(4, { left: 8, top: 10, width: 8, height: 14 }, [colours.ground, colours.accent]),
    letterV(15, 29, 9, 4.5),
  ]);
  return drawnLogo;
}

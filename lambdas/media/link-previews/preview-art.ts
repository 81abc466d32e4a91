import type { OverlayOptions } from 'sharp';
import { paint, roundBox, type Shape, stripe, stroke, union, wholePicture } from './shapes.ts';

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

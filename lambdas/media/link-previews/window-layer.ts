import type { OverlayOptions } from 'sharp';
import { awningOrange, darkPlum, posterYellow, scheme, size } from './layout.ts';
import { paint, roundBox, type Shape, stripes, stroke, union } from './shapes.ts';

/** The glass of the window in its part of a preview, in pixels. */
export const glass = { left: 82, top: 116, width: 336, height: 350 } as const;

const { left, top, width, height } = glass;
const [right, bottom] = [left + width, top + height];
const awning = { left: 46, top: 72, width: 408, height: 92 } as const;

const frame = union(
  stroke([left, top], [left, bottom], 10),
  stroke([right, top], [right, bottom], 10),
  stroke([left - 44, bottom + 5], [right + 44, bottom + 5], 10),
);

/** Goods on a shelf, the middle one a price tag, as in the app's own drawing (`shop-window.tsx`). */
const goods: readonly Shape[] = [
  {
    distance: roundBox({ left: 122, top: 282, width: 66, height: 116 }, 8),
    colour: scheme.action,
  },
  { distance: roundBox({ left: 206, top: 316, width: 88, height: 82 }, 6), colour: posterYellow },
  {
    distance: roundBox({ left: 312, top: 254, width: 66, height: 144 }, 33),
    colour: scheme.action,
  },
  { distance: stroke([112, 402], [388, 402], 8), colour: scheme.action },
];

function drawWindow(contents: readonly Shape[]): OverlayOptions {
  return paint(size.picture, size.height - size.band, [
    { distance: roundBox(glass, 0), colour: scheme.windowLight },
    ...contents,
    { distance: frame, colour: scheme.action },
    { distance: stripes(awning, 6, 0), colour: darkPlum },
    { distance: stripes(awning, 6, 1), colour: awningOrange },
  ]);
}

let withGoods: OverlayOptions | undefined;
let empty: OverlayOptions | undefined;

/** Draws a shop window with goods, in place of a photo; once. */
export function windowWithGoods(): OverlayOptions {
  withGoods ??= drawWindow(goods);
  return withGoods;
}

/** Draws a shop window for a logo; once. */
export function windowForLogo(): OverlayOptions {
  empty ??= drawWindow([]);
  return empty;
}

import type { OverlayOptions } from 'sharp';
import { wordmark } from '#contract/brand/wordmark.ts';
import { awningOrange, darkPlum, size, white } from './layout.ts';
import { drawOutline } from './outline.ts';
import { paint, roundBox, stripes, stroke, union } from './shapes.ts';

const { width, band, scallop } = size;

function drawBand(): OverlayOptions {
  const edge = { left: 0, top: band, width, height: scallop };
  const count = width / (2 * scallop);
  return paint(width, band + scallop, [
    { distance: roundBox({ left: 0, top: 0, width, height: band }, 0), colour: darkPlum },
    { distance: stripes(edge, count, 0), colour: darkPlum },
    { distance: stripes(edge, count, 1), colour: awningOrange },
  ]);
}

/** The mark without its ground, as in `web/public/favicon.svg`: a small awning above a V. */
function drawMark(): OverlayOptions {
  const awning = { left: 0, top: 2, width: 52, height: 20 };
  const [start, tip, end] = [
    [13, 31],
    [26, 44],
    [39, 31],
  ] as const;
  return paint(52, 52, [
    { distance: stripes(awning, 4, 0), colour: white },
    { distance: stripes(awning, 4, 1), colour: awningOrange },
    { distance: union(stroke(start, tip, 8.6), stroke(tip, end, 8.6)), colour: white },
  ]);
}

let drawn: readonly OverlayOptions[] | undefined;

/** Draws the dark band with the wordmark and its awning, once. */
export function headerLayers(): readonly OverlayOptions[] {
  drawn ??= [
    { ...drawBand(), left: 0, top: 0 },
    { ...drawMark(), left: 48, top: 17 },
    { ...drawOutline(wordmark, 1.45, [255, 255, 255]), left: 116, top: 18 },
  ];
  return drawn;
}

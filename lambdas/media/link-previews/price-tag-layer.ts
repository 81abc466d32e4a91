import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { tagAngle } from '#contract/brand/tokens.ts';
import { darkPlum, posterYellow } from './layout.ts';
import type { PreviewPrice } from './preview-content.ts';
import { paint, roundBox, union } from './shapes.ts';
import { figuresLayer } from './text-layer.ts';

/** Sizes and distances in em of the size of the figures. */
const ems = {
  /** Height of the figures themselves. */
  figures: 0.67,
  currency: 0.36,
  /** Height of the dollar sign above the R, in em of the currency. */
  rise: 0.09,
  cents: 0.52,
  afterCurrency: 0.1,
  beforeCents: 0.02,
  corner: 0.14,
} as const;

const paddings = {
  tag: { left: 0.2, right: 0.24, top: 0.15, bottom: 0.15 },
  bare: { left: 0, right: 0, top: 0.02, bottom: 0.02 },
} as const;

/** A drawn part of a preview, with its size in pixels. */
export interface Drawn {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
}

/** Draws yellow cardboard with one square corner, the lower left. */
function cardboard(width: number, height: number, radius: number): OverlayOptions {
  const all = roundBox({ left: 0, top: 0, width, height }, radius);
  const corner = roundBox({ left: 0, top: height - radius, width: radius, height: radius }, 0);
  return paint(width, height, [{ distance: union(all, corner), colour: posterYellow }]);
}

/** Draws the parts of a price side by side: a small currency, large reais, raised cents. */
async function drawFigures(
  { currency, reais, cents }: PreviewPrice,
  size: number,
  isBare: boolean,
) {
  const padding = isBare ? paddings.bare : paddings.tag;
  const top = Math.round(size * padding.top);
  const part = (text: string, left: number, part: number, rise = 0) =>
    figuresLayer(
      text,
      { size: Math.round(size * part), face: 'poster', colour: darkPlum },
      { left: Math.round(left), top: Math.max(top - Math.round(size * part * rise), 0) },
    );
  const first = await part(currency, size * padding.left, ems.currency, ems.rise);
  const second = await part(reais, first.left + first.raw.width + size * ems.afterCurrency, 1);
  const centsLeft = second.left + second.raw.width + size * ems.beforeCents;
  const third = await part(cents, centsLeft, ems.cents);
  return {
    layers: [first, second, third],
    width: Math.ceil(third.left + third.raw.width + size * padding.right),
    height: Math.ceil(size * (padding.top + ems.figures + padding.bottom)),
  };
}

async function flatten(picture: Sharp): Promise<Drawn> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** Draws a price on its tag, or bare for a poster, which is yellow itself. `size` is the size of the figures in pixels. */
export async function drawPrice(
  price: PreviewPrice,
  size: number,
  { isBare }: { readonly isBare: boolean },
): Promise<Drawn> {
  const { layers, width, height } = await drawFigures(price, size, isBare);
  const ground = sharp({ create: { width, height, channels: 4, background: clear } });
  if (isBare) return flatten(ground.composite(layers));
  const board = { ...cardboard(width, height, Math.round(size * ems.corner)), left: 0, top: 0 };
  const { input, raw } = await flatten(ground.composite([board, ...layers]));
  return flatten(sharp(input, { raw }).rotate(tagAngle, { background: clear }));
}

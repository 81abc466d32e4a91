import type { OverlayOptions } from 'sharp';
import { box, colours } from './preview-art.ts';
import type { PreviewContent } from './preview-content.ts';
import { printableText } from './printable-text.ts';
import { type TextStyle, textLayer, widthOf } from './text-layer.ts';

/** Top left corner and width of a text, in pixels. */
interface PriceBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const beforeStyle: TextStyle = { size: 34, isStruck: true, colour: colours.quiet };
const discountStyle: TextStyle = { size: 32, isBold: true, colour: colours.text };
const nowStyle: TextStyle = { size: 92, isBold: true, colour: colours.brand };

/** Shrinks the font until a text fits into a width. */
async function narrowed(text: string, style: TextStyle, width: number): Promise<TextStyle> {
  const wanted = await widthOf(text, style);
  return wanted <= width ? style : { ...style, size: Math.floor((style.size * width) / wanted) };
}

/** Draws the discount in a pill. */
async function badge(text: string, left: number, top: number): Promise<OverlayOptions[]> {
  const width = (await widthOf(text, discountStyle)) + 40;
  return [
    { ...box(width, 48, 24, colours.accent), left, top },
    await textLayer(text, discountStyle, { left: left + 20, top: top + 5 }),
  ];
}

/** Draws the price in large type, below the original price and the discount. */
export async function priceLayers(
  price: NonNullable<PreviewContent['price']>,
  { left, top, width }: PriceBox,
): Promise<OverlayOptions[]> {
  const now = printableText(price.now);
  const before = printableText(price.before ?? '');
  const layers = [
    await textLayer(now, await narrowed(now, nowStyle, width), { left, top: top + 52 }),
  ];
  if (before) layers.push(await textLayer(before, beforeStyle, { left, top: top + 2 }));
  if (!price.discount) return layers;
  const badgeLeft = left + (await widthOf(before, beforeStyle)) + 24;
  return [...layers, ...(await badge(price.discount, badgeLeft, top))];
}

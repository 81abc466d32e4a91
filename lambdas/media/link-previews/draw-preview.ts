import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { box, colours, logo, shopWindow, size, windowWithMark } from './preview-art.ts';
import type { PreviewContent } from './preview-content.ts';
import { printableText, type TextStyle, textLayer, widthOf } from './text-layer.ts';

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
async function priceLayers(
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

/** Position and size of a logo's white ground, and size of the logo on it, in pixels. */
const ground = { size: 300, left: (size.picture - 300) / 2, top: 245 } as const;
const inside = 252;

async function layerOf(
  picture: Sharp,
): Promise<OverlayOptions & { width: number; height: number }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, width, height };
}

/** Draws a logo on its ground in the shop window. */
async function logoLayers(picture: Uint8Array): Promise<OverlayOptions[]> {
  const { width, height, ...logo } = await layerOf(
    sharp(picture).resize(inside, inside, { fit: 'inside' }),
  );
  const left = ground.left + Math.round((ground.size - width) / 2);
  const top = ground.top + Math.round((ground.size - height) / 2);
  return [
    { ...shopWindow(), left: 0, top: 0 },
    { ...box(ground.size, ground.size, 32, colours.ground), left: ground.left, top: ground.top },
    { ...logo, left, top },
  ];
}

/** Draws the photo's part: a photo, or a shop window with a logo or the brand's mark in it. */
async function pictureLayers(
  picture: Uint8Array | undefined,
  isLogo: boolean,
): Promise<OverlayOptions[]> {
  if (!picture) return [{ ...windowWithMark(), left: 0, top: 0 }];
  if (isLogo) return logoLayers(picture);
  const {
    width: _,
    height: __,
    ...photo
  } = await layerOf(
    sharp(picture).resize(size.picture, size.height).flatten({ background: colours.ground }),
  );
  return [{ ...photo, left: 0, top: 0 }];
}

/** Checks whether a text fits into a line. */
type Fits = (text: string) => Promise<boolean>;

const ellipsis = '…';

/** Returns how many of the first characters fit into a line with an ending; at least one. */
async function countFitting(
  characters: readonly string[],
  fits: Fits,
  ending: string,
): Promise<number> {
  let [fitting, tooMany] = [1, characters.length + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    const isFitting = await fits(characters.slice(0, middle).join('').trimEnd() + ending);
    if (isFitting) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

/** Returns where to break a line of at most `most` characters: before a word, or within a word longer than the line. */
function endOfLine(characters: readonly string[], most: number): number {
  const space = characters.lastIndexOf(' ', most);
  return space > 0 ? space : most;
}

/** Breaks a text with single spaces into lines. A text that is too long ends with an ellipsis. */
export async function breakLines(text: string, maxLines: number, fits: Fits): Promise<string[]> {
  const lines: string[] = [];
  let rest = [...text];
  while (rest.length > 0) {
    const whole = rest.join('');
    if (await fits(whole)) return [...lines, whole];
    if (lines.length + 1 === maxLines) {
      const kept = rest.slice(0, await countFitting(rest, fits, ellipsis)).join('');
      return [...lines, kept.replace(/[\s.,;:–—-]+$/u, '') + ellipsis];
    }
    const end = endOfLine(rest, await countFitting(rest, fits, ''));
    lines.push(rest.slice(0, end).join(''));
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end);
  }
  return lines;
}

/** Maximum bytes of a preview: messengers skip larger ones. */
const maxPreviewBytes = 300_000;

/** Qualities to try; with the last one any photo is small enough. */
const qualities = [84, 72, 58, 42, 26] as const;

/** Encodes the best JPEG below the limit, without metadata. */
async function encodeJpeg(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of qualities) {
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length < maxPreviewBytes) return jpeg;
  }
  throw new Error(`A preview of ${width} x ${height} pixels is too large at every quality`);
}

/** Column of the text, in pixels. */
const text = { left: 552, width: 592 } as const;

/** Top of each line, in pixels. */
const tops = { title: 52, titleWithoutPrice: 132, price: 210, lines: 390, brand: 544 } as const;

const titleStyle: TextStyle = { size: 50, isBold: true, colour: colours.text };

/** Draws a text in lines that are `pitch` pixels apart. */
async function linesOf(
  content: string,
  style: TextStyle,
  { top, pitch, maxLines }: { top: number; pitch: number; maxLines: number },
): Promise<OverlayOptions[]> {
  const fits = async (line: string) => (await widthOf(line, style)) <= text.width;
  const lines = await breakLines(printableText(content), maxLines, fits);
  return Promise.all(
    lines.map((line, index) =>
      textLayer(line, style, { left: text.left, top: top + index * pitch }),
    ),
  );
}

/** Draws the lower lines: the first in bold; the last, the place, may take two lines. */
function lowerLines(lines: readonly string[]): Promise<OverlayOptions[][]> {
  return Promise.all(
    lines.map((line, index) => {
      const style = { size: 30, isBold: index === 0, colour: colours.quiet };
      return linesOf(line, style, { top: tops.lines + index * 42, pitch: 42, maxLines: index + 1 });
    }),
  );
}

async function brandLayers(): Promise<OverlayOptions[]> {
  const style = { size: 34, isBold: true, colour: colours.brand };
  return [
    { ...logo(), left: text.left, top: tops.brand },
    await textLayer('Vitrine', style, { left: text.left + 62, top: tops.brand + 2 }),
  ];
}

/** Draws a preview with its photo, or a shop window: a JPEG of 1200 x 630 pixels, below 300 kB, in sRGB. */
export async function drawPreview(
  content: PreviewContent,
  picture: Uint8Array | undefined,
): Promise<Buffer> {
  const top = content.price ? tops.title : tops.titleWithoutPrice;
  const layers = await Promise.all([
    pictureLayers(picture, content.picture?.isLogo ?? false),
    linesOf(content.title, titleStyle, { top, pitch: 64, maxLines: 2 }),
    content.price ? priceLayers(content.price, { ...text, top: tops.price }) : [],
    lowerLines(content.lines).then((lines) => lines.flat()),
    brandLayers(),
  ]);
  const { width, height } = size;
  const ground = sharp({ create: { width, height, channels: 3, background: colours.ground } });
  return encodeJpeg(ground.composite(layers.flat()));
}

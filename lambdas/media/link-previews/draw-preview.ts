import sharp, { type OverlayOptions } from 'sharp';
import { encodePreview } from './encode-preview.ts';
import { headerLayers } from './header-layers.ts';
import {
  besidePicture,
  type Column,
  darkPlum,
  posterYellow,
  scheme,
  size,
  wholeWidth,
} from './layout.ts';
import { heightOf, lineLayers, setLines, setTitle } from './line-layers.ts';
import { pictureLayers } from './picture-layers.ts';
import type { PreviewContent, PreviewPrice } from './preview-content.ts';
import { priceLayers } from './price-layers.ts';
import { widthOf } from './text-layer.ts';

/** Sizes of a title in pixels, largest first, each with the lines that it may take. */
const titleSizes = {
  offer: [
    { size: 92, lines: 1 },
    { size: 84, lines: 2 },
    { size: 66, lines: 2 },
    { size: 58, lines: 3 },
  ],
  poster: [
    { size: 168, lines: 1 },
    { size: 136, lines: 1 },
    { size: 116, lines: 2 },
    { size: 92, lines: 2 },
    { size: 72, lines: 2 },
    { size: 62, lines: 3 },
  ],
  shop: [
    { size: 108, lines: 2 },
    { size: 86, lines: 3 },
    { size: 68, lines: 3 },
    { size: 58, lines: 3 },
  ],
} as const;

/** Lines of sentences: size and distance in pixels. */
const sentence = { size: 34, pitch: 46 } as const;

/** Distance of seller and place in one line, in pixels. */
const wordSpace = 24;

/** Empty space above the first line of a title, in em of its size, which the accents of capitals need. */
const spaceAbove = 0.12;

const quietStyle = { size: sentence.size, face: 'regular' } as const;
const boldStyle = { size: sentence.size, face: 'bold' } as const;

/** Draws seller and place below each other; on a poster in one line, where a long name leaves room for the place. */
async function sellerLayers(
  [seller = '', place = '']: readonly string[],
  { left, width, bottom }: Column,
  isPoster: boolean,
): Promise<OverlayOptions[]> {
  const bold = { ...boldStyle, colour: isPoster ? darkPlum : scheme.text };
  const quiet = { ...quietStyle, colour: isPoster ? darkPlum : scheme.muted };
  const { pitch } = sentence;
  const line = { most: 1, pitch };
  const shownPlace = await setLines(place, quiet, { ...line, width: width / (isPoster ? 2 : 1) });
  const placeWidth = await widthOf(shownPlace.lines[0] ?? '', quiet);
  const room = isPoster && placeWidth > 0 ? placeWidth + wordSpace : 0;
  const shownSeller = await setLines(seller, bold, { ...line, width: width - room });
  const sellerWidth = await widthOf(shownSeller.lines[0] ?? '', bold);
  const placeLeft = isPoster ? left + sellerWidth + wordSpace : left;
  return [
    ...(await lineLayers(shownSeller, { left, top: bottom - pitch * (isPoster ? 1 : 2) })),
    ...(await lineLayers(shownPlace, { left: placeLeft, top: bottom - pitch })),
  ];
}

/** Draws the title, the price, and in the last lines seller and place. */
async function offerLayers(
  { title, lines }: PreviewContent,
  price: PreviewPrice,
  isPoster: boolean,
): Promise<OverlayOptions[]> {
  const column = isPoster ? wholeWidth : besidePicture;
  const { left, width, bottom } = column;
  const sizes = isPoster ? titleSizes.poster : titleSizes.offer;
  const set = await setTitle(title, isPoster ? darkPlum : scheme.text, { width, sizes });
  const top = Math.round(column.top - set.style.size * spaceAbove);
  const free = {
    ...{ left, width, top: top + heightOf(set) + 18 + set.style.size * 0.1 },
    bottom: bottom - sentence.pitch * (isPoster ? 1 : 2) - 22,
  };
  const drawn = await Promise.all([
    lineLayers(set, { left, top }),
    priceLayers(price, free, { isBare: isPoster, largest: isPoster ? 330 : 190 }),
    sellerLayers(lines, column, isPoster),
  ]);
  return drawn.flat();
}

/** Draws the name of a shop's business, its identifier and its place, in the middle of their column. */
async function shopLayers({ title, lines }: PreviewContent): Promise<OverlayOptions[]> {
  const { left, top, width, bottom } = besidePicture;
  const set = await setTitle(title, scheme.text, { width, sizes: titleSizes.shop });
  const below = await Promise.all(
    lines.map((line, index) => {
      const style = { ...quietStyle, colour: scheme.muted };
      const most = index === 0 ? 1 : 3;
      return setLines(line, style, { width, most, pitch: sentence.pitch });
    }),
  );
  const gap = 24;
  const height = below.reduce((sum, one) => sum + heightOf(one), heightOf(set) + gap);
  const layers: Promise<OverlayOptions[]>[] = [];
  let y = (top + bottom - height) / 2;
  layers.push(lineLayers(set, { left, top: y }));
  y += heightOf(set) + gap;
  for (const one of below) {
    layers.push(lineLayers(one, { left, top: y }));
    y += heightOf(one);
  }
  return (await Promise.all(layers)).flat();
}

/**
 * Draws a preview: a JPEG of 1200 x 630 pixels, below 300 kB, in sRGB. An offer without a photo is a yellow poster, a
 * shop without one has a shop window.
 */
export async function drawPreview(
  content: PreviewContent,
  picture: Uint8Array | undefined,
): Promise<Buffer> {
  const { price } = content;
  const isPoster = price !== undefined && picture === undefined;
  const layers = await Promise.all([
    isPoster ? [] : pictureLayers(picture, content.picture?.isLogo ?? false),
    price ? offerLayers(content, price, isPoster) : shopLayers(content),
  ]);
  const { width, height } = size;
  const background = isPoster ? posterYellow : scheme.canvas;
  const ground = sharp({ create: { width, height, channels: 3, background } });
  return encodePreview(ground.composite([...layers.flat(), ...headerLayers()]));
}

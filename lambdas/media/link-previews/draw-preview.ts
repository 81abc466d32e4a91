import sharp, { type OverlayOptions } from 'sharp';
import { breakLines } from './break-lines.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { pictureLayers } from './picture-layers.ts';
import { colours, logo, size } from './preview-art.ts';
import type { PreviewContent } from './preview-content.ts';
import { priceLayers } from './price-layers.ts';
import { printableText } from './printable-text.ts';
import { type TextStyle, textLayer, widthOf } from './text-layer.ts';

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

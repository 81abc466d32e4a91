import { brandColours, schemes } from '#contract/brand/tokens.ts';
import { fitText } from '../fit-text.ts';
import type { PictureContent } from '../picture-content.ts';
import { column, covered, foot, margin, pictureSize } from '../picture-size.ts';
import { paintAwning, paintWordmark, wordmarkWidth } from './paint-brand.ts';
import { paintFacts } from './paint-facts.ts';
import { paintPrice, paintPriceTag, priceHeight } from './paint-price.ts';
import { paintShop } from './paint-shop.ts';
import { measureIn, writeLine } from './write-text.ts';

const { width } = pictureSize;
const { text: ink, muted, canvas: paper, discount } = schemes.light;
const { darkPlum, posterYellow, awningOrange, white } = brandColours;

/** Paints the foot: a shop window with its awning and the wordmark. */
function paintFoot(context: CanvasRenderingContext2D): void {
  context.fillStyle = darkPlum;
  context.fillRect(0, foot, width, pictureSize.height - foot);
  paintAwning(context, [white, awningOrange], { top: foot, drop: 14, width, stripes: 18 });
  const height = 72;
  const left = (width - wordmarkWidth(height)) / 2;
  paintWordmark(context, { left, middle: foot + 162, height });
}

/** Paints the part of a photo that fills the box, from its middle. */
function paintPhoto(
  context: CanvasRenderingContext2D,
  photo: HTMLImageElement,
  height: number,
): void {
  const { naturalWidth, naturalHeight } = photo;
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [w, h] = [width / scale, height / scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    photo,
    ...([(naturalWidth - w) / 2, (naturalHeight - h) / 2, w, h] as const),
    ...([0, 0, width, height] as const),
  );
}

const markHeight = 96;

/** Paints a mark such as "sold out" on plum. */
function paintMark(context: CanvasRenderingContext2D, mark: string, top: number): void {
  const size = 52;
  const textWidth = measureIn(context, 'strong')(mark) * size;
  const boxWidth = textWidth + 64;
  const left = width - margin - boxWidth;
  context.fillStyle = darkPlum;
  context.beginPath();
  context.roundRect(left, top, boxWidth, markHeight, 16);
  context.fill();
  writeLine(context, mark, {
    ...{ voice: 'strong', size, colour: white, left: left + 32, baseline: top + 66 },
  });
}

/** Writes the title above `bottom`, as large as it fits. Returns its top. */
function paintTitle(
  context: CanvasRenderingContext2D,
  title: string,
  { bottom, ...room }: { bottom: number; height: number; largest: number; maxLines: number },
): number {
  const lineHeight = 0.96;
  const { size, lines } = fitText(title, measureIn(context, 'poster'), {
    ...{ ...room, width: column, smallest: 56, lineHeight },
  });
  const top = bottom - lines.length * size * lineHeight;
  lines.forEach((text, index) => {
    const baseline = top + size * (0.8 + index * lineHeight);
    writeLine(context, text, { voice: 'poster', size, colour: darkPlum, left: margin, baseline });
  });
  return top;
}

/** Paints an offer with its photo on top, the tag at the photo's edge, and the rest on paper. */
function paintWithPhoto(
  context: CanvasRenderingContext2D,
  content: PictureContent,
  photo: HTMLImageElement,
): void {
  context.fillStyle = paper;
  context.fillRect(0, 0, width, pictureSize.height);
  const shopTop = paintShop(context, content, muted);
  const titleTop = paintTitle(context, content.title, {
    ...{ bottom: shopTop - 40, height: 300, largest: 128, maxLines: 3 },
  });
  const facts = titleTop - 36;
  const tag = { left: margin, bottom: facts - 76, width: column, largest: 330 };
  paintPhoto(context, photo, tag.bottom - 110);
  if (content.mark) paintMark(context, content.mark, covered + 24);
  paintPriceTag(context, content.price, tag);
  paintFacts(context, content.facts, { baseline: facts, colour: ink, loudColour: discount });
}

/** Paints an offer without a photo as a yellow poster: title and price as large as they fit. */
function paintPoster(context: CanvasRenderingContext2D, content: PictureContent): void {
  context.fillStyle = posterYellow;
  context.fillRect(0, 0, width, pictureSize.height);
  paintAwning(context, [darkPlum, awningOrange], { top: 0, drop: 150, width, stripes: 9 });
  const shopTop = paintShop(context, content, ink);
  const facts = shopTop - 64;
  const price = { left: margin, width: column, largest: 640 };
  const priceTop = facts - 84 - priceHeight(context, content.price, price);
  paintPrice(context, content.price, { ...price, top: priceTop });
  paintFacts(context, content.facts, { baseline: facts, colour: darkPlum });
  const top = covered + 24;
  if (content.mark) paintMark(context, content.mark, top);
  const titleTop = content.mark ? top + markHeight + 24 : top;
  const bottom = priceTop - 72;
  paintTitle(context, content.title, {
    ...{ bottom, height: bottom - titleTop, largest: 420, maxLines: 5 },
  });
}

/** Paints an offer as a poster for WhatsApp's status. */
export function paintPicture(
  context: CanvasRenderingContext2D,
  content: PictureContent,
  photo: HTMLImageElement | undefined,
): void {
  if (photo) paintWithPhoto(context, content, photo);
  else paintPoster(context, content);
  paintFoot(context);
}

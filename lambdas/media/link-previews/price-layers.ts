import type { OverlayOptions } from 'sharp';
import type { Column } from './layout.ts';
import type { PreviewPrice } from './preview-content.ts';
import { notesInLine, notesOf, stackedNotes, widthsOf } from './price-notes.ts';
import { drawPrice } from './price-tag-layer.ts';

/** Distances from the price to its notes in pixels. */
const gaps = { beside: 32, below: 22 } as const;

/** Sizes of notes in pixels. */
const noteSizes = { tag: 34, bare: 46 } as const;

/** Distance of lines of notes in em of their size. */
const pitch = 1.4;

/** Heights of a price in em of its figures; a tag is turned, so a wide one is higher. */
const heights = { tag: 1.1, bare: 0.72 } as const;

/** Draws a price as large as its column allows, with its notes beside it, or below a long price. */
export async function priceLayers(
  price: PreviewPrice,
  { left, top, width, bottom }: Column,
  { isBare, largest }: { readonly isBare: boolean; readonly largest: number },
): Promise<OverlayOptions[]> {
  const kind = isBare ? 'bare' : 'tag';
  const size = noteSizes[kind];
  const line = Math.round(size * pitch);
  const notes = notesOf(price, size, isBare);
  const { widest, inOneLine } = await widthsOf(notes);
  const draw = (figures: number) => drawPrice(price, Math.floor(figures), { isBare });
  const sample = await draw(100);
  const figuresIn = (space: number) => (100 * space) / sample.raw.width;
  const free = (bottom - top) / heights[kind];
  const beside = Math.min(largest, free, figuresIn(width - gaps.beside - widest));
  const above = Math.min(largest, free - (line + gaps.below) / heights[kind], figuresIn(width));
  const drawn = await draw(Math.max(beside, above));
  const isBeside = beside >= above;
  const height = drawn.raw.height + (isBeside ? 0 : gaps.below + line);
  const y = Math.round((top + bottom - height) / 2);
  const below = y + drawn.raw.height;
  const noted = isBeside
    ? stackedNotes(notes, {
        left: left + drawn.raw.width + gaps.beside,
        middle: (y + below) / 2,
        pitch: line,
      })
    : notesInLine(
        notesOf(price, Math.floor(size * Math.min(width / inOneLine, 1)), isBare),
        left,
        below + gaps.below,
      );
  return [{ ...drawn, left, top: y }, ...(await noted)];
}

import type { OverlayOptions } from 'sharp';
import { darkPlum, scheme } from './layout.ts';
import type { PreviewPrice } from './preview-content.ts';
import { printableText, type TextStyle, textLayer, widthOf } from './text-layer.ts';

/** A word or an amount beside the price. */
interface Piece {
  readonly text: string;
  readonly style: TextStyle;
}

/** A line beside the price, such as the price before. */
type Note = readonly Piece[];

/** Distance of notes in one line, in em of their size. */
const gap = 0.75;

/** Distance of words in em of their size. */
const wordSpace = 0.28;

/** Returns the notes of a price: the price before, the discount and the days. `size` is in pixels. A poster has one colour. */
export function notesOf(
  { before, discount, validity }: PreviewPrice,
  size: number,
  isOnPoster: boolean,
): Note[] {
  const quiet = { size, face: 'regular', colour: isOnPoster ? darkPlum : scheme.muted } as const;
  const loud = { size, face: 'bold', colour: isOnPoster ? darkPlum : scheme.discount } as const;
  const struck = { ...quiet, isStruck: true };
  return [
    ...(before
      ? [
          [
            { text: 'de', style: quiet },
            { text: printableText(before), style: struck },
          ],
        ]
      : []),
    ...(discount ? [[{ text: discount, style: loud }]] : []),
    [{ text: validity, style: quiet }],
  ];
}

const sizeOf = ([first]: Note) => first?.style.size ?? 0;

async function widthOfNote(note: Note): Promise<number> {
  const widths = await Promise.all(note.map(({ text, style }) => widthOf(text, style)));
  const spaces = note.slice(1).reduce((sum, { style }) => sum + style.size * wordSpace, 0);
  return widths.reduce((sum, width) => sum + width, spaces);
}

/** Returns the width of the widest note, and of all in one line, in pixels. */
export async function widthsOf(notes: readonly Note[]) {
  const widths = await Promise.all(notes.map(widthOfNote));
  const gaps = notes.slice(1).reduce((sum, note) => sum + sizeOf(note) * gap, 0);
  const inOneLine = widths.reduce((sum, width) => sum + width, gaps);
  return { widest: Math.max(...widths), inOneLine };
}

async function noteLayers(note: Note, left: number, top: number): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = [];
  let x = left;
  for (const { text, style } of note) {
    layers.push(await textLayer(text, style, { left: Math.round(x), top: Math.round(top) }));
    x += (await widthOf(text, style)) + style.size * wordSpace;
  }
  return layers;
}

/** Draws notes below each other, around a middle. */
export async function stackedNotes(
  notes: readonly Note[],
  { left, middle, pitch }: { left: number; middle: number; pitch: number },
): Promise<OverlayOptions[]> {
  const top = middle - (notes.length * pitch) / 2;
  const layers = notes.map((note, index) => noteLayers(note, left, top + index * pitch));
  return (await Promise.all(layers)).flat();
}

/** Draws notes in one line. */
export async function notesInLine(
  notes: readonly Note[],
  left: number,
  top: number,
): Promise<OverlayOptions[]> {
  const layers: OverlayOptions[] = [];
  let x = left;
  for (const note of notes) {
    layers.push(...(await noteLayers(note, x, top)));
    x += (await widthOfNote(note)) + sizeOf(note) * gap;
  }
  return layers;
}

import { hash } from '#web/lib/hash.ts';
import { type Drawing, drawingOf } from './drawing-of.ts';
import { type Palette, palettes } from './placeholder-palettes.ts';

interface PlaceholderLook {
  /** Undefined if none matches. */
  readonly drawing: Drawing | undefined;
  readonly palette: Palette;
  /** Stripes of the awning, an odd number, so that both ends have the same colour. */
  readonly stripes: number;
}

/** Returns the look of the drawn shop window for a title; equal titles look equal. */
export function placeholderLook(title: string): PlaceholderLook {
  const number = hash(title);
  return {
    drawing: drawingOf(title),
    // The divisor gives different colours to neighbours of the demo data with the same drawing.
    palette: palettes[Math.floor(number / 29) % palettes.length] ?? palettes[0],
    stripes: 9 + 2 * (number % 3),
  };
}

import { hash } from '#web/lib/hash.ts';
import { type Drawing, drawingOf } from './drawing-of.ts';
import { type Palette, palettes } from './placeholder-palettes.ts';

interface PlaceholderLook {
  /** Undefined where none fits. */
  readonly drawing: Drawing | undefined;
  readonly palette: Palette;
  /** Stripes of the awning, an odd number, so that both ends have the same colour. */
  readonly stripes: number;
}

/** How the drawn shop window of a title looks; equal titles look equal. */
export function placeholderLook(title: string): PlaceholderLook {
  const number = hash(title);
  return {
    drawing: drawingOf(title),
    // The divisor gives neighbours of the demo data with the same drawing different colours.
    palette: palettes[Math.floor(number / 29) % palettes.length] ?? palettes[0],
    stripes: 9 + 2 * (number % 3),
  };
}

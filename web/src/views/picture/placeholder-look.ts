import { hash } from '#web/lib/hash.ts';
import { type Drawing, drawingOf } from './drawing-of.ts';

interface Palette {
  readonly wall: string;
  readonly light: string;
  readonly stripe: string;
  readonly object: string;
  readonly detail: string;
}

/** The colours of drawn shop windows. White on `object` has a contrast of at least 4.5:1. */
const palettes: readonly [Palette, ...Palette[]] = [
  {
    wall: '#ffe9d2',
    light: '#fff6ec',
    stripe: '#842c6c',
    object: '#b04a03',
    detail: '#ffd9b0',
  },
  {
    wall: '#f3dfec',
    light: '#fbf1f8',
    stripe: '#b94f04',
    object: '#842c6c',
    detail: '#f3c9e2',
  },
  {
    wall: '#d5f0ea',
    light: '#effaf7',
    stripe: '#0f766e',
    object: '#0f766e',
    detail: '#b5ebe0',
  },
  {
    wall: '#fde9b8',
    light: '#fff8e2',
    stripe: '#933d05',
    object: '#842c6c',
    detail: '#fbdc8a',
  },
  {
    wall: '#e2e6f8',
    light: '#f3f5fd',
    stripe: '#45133a',
    object: '#3b3f73',
    detail: '#cdd4f5',
  },
  {
    wall: '#fbdfe0',
    light: '#fff3f3',
    stripe: '#a61e3a',
    object: '#a61e3a',
    detail: '#f8c7cc',
  },
  {
    wall: '#d6ebf8',
    light: '#f0f8fd',
    stripe: '#1b5e8a',
    object: '#1b5e8a',
    detail: '#b9dcf2',
  },
];

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

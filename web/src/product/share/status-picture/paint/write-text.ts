import { fonts } from '#contract/brand/tokens.ts';
import type { WidthOf } from '../fit-text.ts';

/** Letters of a text: the poster's, or the app's in bold or usual weight. */
export type Voice = 'poster' | 'strong' | 'plain';

const voices = {
  poster: [900, fonts.poster],
  strong: [650, fonts.text],
  plain: [450, fonts.text],
} as const;

/** Returns a font for a canvas. */
function fontOf(voice: Voice, size: number): string {
  const [weight, family] = voices[voice];
  return `${weight} ${size}px ${family}`;
}

/** The font of posters alone: loading the whole list fails on devices without its fallback. */
export const posterFont = `900 100px ${fonts.poster.split(',')[0]}`;

/** Size of measured texts in pixels. */
const measured = 100;

/** Returns a function that measures texts in em. */
export const measureIn =
  (context: CanvasRenderingContext2D, voice: Voice): WidthOf =>
  (text) => {
    context.font = fontOf(voice, measured);
    return context.measureText(text).width / measured;
  };

/** Returns the height of the poster's figures in em. */
export function figureHeight(context: CanvasRenderingContext2D): number {
  context.font = fontOf('poster', measured);
  return context.measureText('0').actualBoundingBoxAscent / measured;
}

interface Writing {
  readonly voice: Voice;
  readonly size: number;
  readonly colour: string;
  readonly left: number;
  readonly baseline: number;
}

/** Writes one line. */
export function writeLine(
  context: CanvasRenderingContext2D,
  text: string,
  { voice, size, colour, left, baseline }: Writing,
): void {
  context.font = fontOf(voice, size);
  context.fillStyle = colour;
  context.fillText(text, left, baseline);
}

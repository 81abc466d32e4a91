import type { OverlayOptions } from 'sharp';
import { breakLines } from './break-lines.ts';
import { printableText, type TextStyle, textLayer, widthOf } from './text-layer.ts';

/** A size of a title in pixels, and the lines that it may take. */
interface TitleSize {
  readonly size: number;
  readonly lines: number;
}

interface LineBox {
  readonly left: number;
  readonly top: number;
}

/** A text in lines. */
export interface Lines {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  /** Distance of the lines in pixels. */
  readonly pitch: number;
}

export const heightOf = ({ lines, pitch }: Lines) => lines.length * pitch;

/** Breaks a text into lines of a width in pixels. */
export async function setLines(
  text: string,
  style: TextStyle,
  { width, most, pitch }: { readonly width: number; readonly most: number; readonly pitch: number },
): Promise<Lines> {
  const fits = async (line: string) => (await widthOf(line, style)) <= width;
  return { lines: await breakLines(printableText(text), most, fits), style, pitch };
}

/** Breaks a title into lines in the largest size that shows it whole, else in the last with an ellipsis. */
export async function setTitle(
  title: string,
  colour: string,
  { width, sizes }: { readonly width: number; readonly sizes: readonly TitleSize[] },
): Promise<Lines> {
  const text = printableText(title);
  const wholeInEm = (await widthOf(text, { size: 100, face: 'poster', colour })) / 100;
  // Most sizes are ruled out by the width of the whole title: each try of a line draws it.
  const possible = sizes.filter(({ size, lines }) => wholeInEm * size <= width * lines);
  let set: Lines | undefined;
  for (const { size, lines } of possible.length > 0 ? possible : sizes.slice(-1)) {
    const style: TextStyle = { size, face: 'poster', colour };
    set = await setLines(text, style, { width, most: lines, pitch: Math.round(size * 0.96) });
    const isWhole = set.lines.join(' ') === text;
    if (isWhole) break;
  }
  return set ?? { lines: [], style: { size: 0, face: 'poster', colour }, pitch: 0 };
}

/** Draws lines below each other from the top of a box. */
export function lineLayers(
  { lines, style, pitch }: Lines,
  { left, top }: LineBox,
): Promise<OverlayOptions[]> {
  return Promise.all(
    lines.map((line, index) =>
      textLayer(line, style, { left, top: Math.round(top + index * pitch) }),
    ),
  );
}

import type { PriceFact } from '../picture-content.ts';
import { column, margin } from '../picture-size.ts';
import { measureIn, writeLine } from './write-text.ts';

const largest = 50;
const dot = ' · ';

interface Look {
  readonly baseline: number;
  readonly colour: string;
  /** Colour of the discount; the usual one by default. */
  readonly loudColour?: string;
}

/** Writes the facts beside the price on one line; the price before is struck out. */
export function paintFacts(
  context: CanvasRenderingContext2D,
  facts: readonly PriceFact[],
  { baseline, colour, loudColour = colour }: Look,
): void {
  const widthOf = measureIn(context, 'strong');
  const ems = widthOf(facts.map(({ text, struck = '' }) => text + struck).join(dot));
  const size = Math.min(largest, column / ems);
  let left: number = margin;
  const write = (text: string, textColour = colour) => {
    writeLine(context, text, { voice: 'strong', size, colour: textColour, left, baseline });
    left += widthOf(text) * size;
  };
  facts.forEach(({ text, struck, isDiscount }, index) => {
    if (index > 0) write(dot);
    write(text, isDiscount ? loudColour : colour);
    if (!struck) return;
    const start = left;
    write(struck);
    context.fillRect(start, baseline - size * 0.32, left - start, size * 0.08);
  });
}

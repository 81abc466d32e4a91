import { brandColours, tagAngle } from '#contract/brand/tokens.ts';
import { moneyParts } from '#web/lib/format/money.ts';
import { figureHeight, measureIn, writeLine } from './write-text.ts';

/** Sizes in em of the figures, as on the app's price tag. */
const currencySize = 0.36;
const centsSize = 0.52;
const currencyGap = 0.06;
const padding = { top: 0.12, right: 0.16, bottom: 0.12, left: 0.14 } as const;
const radius = 0.14;

interface Place {
  readonly left: number;
  readonly top: number;
  /** Longest width in pixels. */
  readonly width: number;
  /** Largest size of the figures in pixels. */
  readonly largest: number;
}

/** Widths and height in em of a price with small currency and raised cents. */
function sizesOf(context: CanvasRenderingContext2D, price: number) {
  const { currency, reais, cents } = moneyParts(price);
  const widthOf = measureIn(context, 'poster');
  const currencyWidth = widthOf(currency) * currencySize + currencyGap;
  const reaisWidth = widthOf(reais);
  const width = currencyWidth + reaisWidth + widthOf(cents) * centsSize;
  return { currency, reais, cents, currencyWidth, reaisWidth, width };
}

/** Returns the largest size of a price's figures in pixels; `ems` is its width. */
const fittingSize = ({ width, largest }: Pick<Place, 'width' | 'largest'>, ems: number) =>
  Math.min(largest, width / ems);

/** Returns the height of a price in pixels. */
export function priceHeight(
  context: CanvasRenderingContext2D,
  price: number,
  room: Pick<Place, 'width' | 'largest'>,
): number {
  const size = fittingSize(room, sizesOf(context, price).width);
  return figureHeight(context) * size;
}

/** Paints a price as on a cardboard sign: small currency, large reais, raised cents. */
export function paintPrice(context: CanvasRenderingContext2D, price: number, place: Place): void {
  const { currency, reais, cents, currencyWidth, reaisWidth, width } = sizesOf(context, price);
  const size = fittingSize(place, width);
  const { left, top } = place;
  const height = figureHeight(context);
  // All three stand at the top, like raised cents.
  const write = (text: string, ems: number, start: number) =>
    writeLine(context, text, {
      voice: 'poster',
      size: size * ems,
      colour: brandColours.darkPlum,
      left: left + start * size,
      baseline: top + height * size * ems,
    });
  write(currency, currencySize, 0);
  write(reais, 1, currencyWidth);
  write(cents, centsSize, currencyWidth + reaisWidth);
}

/** Paints a price on its tag, turned around its lower left corner, which is square. */
export function paintPriceTag(
  context: CanvasRenderingContext2D,
  price: number,
  place: Omit<Place, 'top'> & { readonly bottom: number },
): void {
  const { left, bottom } = place;
  const ems = sizesOf(context, price).width + padding.left + padding.right;
  const size = fittingSize(place, ems);
  const width = ems * size;
  const height = (figureHeight(context) + padding.top + padding.bottom) * size;
  context.save();
  context.translate(left, bottom);
  context.rotate((tagAngle * Math.PI) / 180);
  const round = radius * size;
  context.beginPath();
  context.roundRect(0, -height, width, height, [round, round, round, 0]);
  context.fillStyle = brandColours.posterYellow;
  context.fill();
  paintPrice(context, price, {
    left: padding.left * size,
    top: padding.top * size - height,
    width,
    largest: size,
  });
  context.restore();
}

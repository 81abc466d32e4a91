import type { CSSProperties } from 'react';
import { moneyParts } from '#web/lib/format/money.ts';
import hidden from '#web/ui/visually-hidden.module.css';
import classes from './price-tag.module.css';

/** Widths in em of the size of the figures: one figure, the point of thousands, and everything else of a tag. */
const ems = { figure: 0.47, point: 0.25, others: 1.45 } as const;

/** Returns the width of a tag in em of its figures. The style sheet scales the tag by it into its column. */
function widthInEms(reais: string): number {
  const points = reais.split('.').length - 1;
  return (reais.length - points) * ems.figure + points * ems.point + ems.others;
}

interface PriceTagProps {
  /** In reais. */
  readonly price: number;
  /** The height of the figures: of a row, a card, or a large card. */
  readonly size?: 'row' | 'card' | 'large';
  /** Whether the price stands on a poster, which is yellow itself. */
  readonly isBare?: boolean;
}

/** A price as on the cardboard tags of Brazilian shops. Its column is the nearest size container, and it never wraps. */
export function PriceTag({ price, size = 'card', isBare = false }: PriceTagProps) {
  const { currency, reais, cents, text } = moneyParts(price);
  return (
    <span
      className={classes['root']}
      data-size={size}
      data-bare={isBare || undefined}
      style={{ '--ems': widthInEms(reais).toFixed(2) } as CSSProperties}
    >
      <span className={hidden['root']}>{text}</span>
      <span className={classes['figures']} aria-hidden="true">
        <span className={classes['currency']}>{currency}</span>
        <span>{reais}</span>
        <span className={classes['cents']}>{cents}</span>
      </span>
    </span>
  );
}

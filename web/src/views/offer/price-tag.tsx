import { moneyParts } from '#web/lib/format/money.ts';
import hidden from '#web/ui/visually-hidden.module.css';
import classes from './price-tag.module.css';

interface PriceTagProps {
  /** In reais. */
  readonly price: number;
  /** The height of the figures: of a row, a card, or a large card. */
  readonly size?: 'row' | 'card' | 'large';
  /** Whether the price stands on a poster, which is yellow itself. */
  readonly isBare?: boolean;
}

/**
 * A price as on the cardboard tags of Brazilian shops. Its column is the nearest size container, and it never wraps: the
 * style sheet scales it by the number of its figures.
 */
export function PriceTag({ price, size = 'card', isBare = false }: PriceTagProps) {
  const { currency, reais, cents, text } = moneyParts(price);
  return (
    <span
      className={classes['root']}
      data-size={size}
      data-bare={isBare ? '' : undefined}
      data-figures={reais.replaceAll('.', '').length}
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

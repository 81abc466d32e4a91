import type { TFunction } from 'i18next';
import { formatMoney } from '#web/lib/format/money.ts';
import { shortDay } from '#web/lib/format/short-day.ts';
import hidden from '#web/ui/visually-hidden.module.css';
import type { CardOffer } from './card/card-offer.ts';
import classes from './offer-prices.module.css';
import { PriceTag } from './price-tag.tsx';

/** Returns when an offer holds: `até sáb, 12/12`, with the year unless it is the year of `now`. */
export function validityOf(
  t: TFunction,
  { startDate, expirationDate }: CardOffer,
  now: Date,
): string | undefined {
  if (!expirationDate) return undefined;
  const end = shortDay(t, expirationDate, now);
  if (startDate === expirationDate) return t('offerCard.only', { day: end });
  return startDate
    ? t('offerCard.between', { start: shortDay(t, startDate, now), end })
    : t('offerCard.until', { end });
}

interface OfferPricesProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly offer: CardOffer;
  readonly size: 'card' | 'large';
  /** Whether the price itself stands on the poster above. */
  readonly isOnPoster?: boolean;
}

/** The price tag of an offer; beside it the price before, the discount, and how long the offer holds. */
export function OfferPrices({ t, now, offer, size, isOnPoster = false }: OfferPricesProps) {
  const { originalPrice, offerPrice, discountPercent = 0 } = offer;
  const validity = validityOf(t, offer, now);
  return (
    <div className={classes['root']}>
      {offerPrice !== undefined && !isOnPoster && <PriceTag price={offerPrice} size={size} />}
      <p className={classes['beside']}>
        {originalPrice !== undefined && (
          <span>
            {t('offerCard.from')} <s>{formatMoney(originalPrice)}</s>
          </span>
        )}
        {discountPercent > 0 && (
          <strong className={classes['discount']}>
            <span className={hidden['root']}>
              {t('offerCard.discount', { percent: discountPercent })}
            </span>
            <span aria-hidden="true">{`−${discountPercent}%`}</span>
          </strong>
        )}
        {validity && <span>{validity}</span>}
      </p>
    </div>
  );
}

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import hidden from '#web/ui/visually-hidden.module.css';
import { CardDetails } from './card-details.tsx';
import type { CardOffer } from './card-offer.ts';
import { CardPicture } from './card-picture.tsx';
import classes from './offer-card.module.css';

interface OfferCardProps {
  readonly t: TFunction;
  readonly offer: CardOffer;
  /** Whether it is large; on wide screens, picture and text are then side by side. */
  readonly isWide?: boolean;
  /** Whether the card is in view when the page opens. */
  readonly isPriority?: boolean;
  readonly headingLevel?: 2 | 3;
  readonly children?: ReactNode;
}

/** An offer as consumers see it. */
export function OfferCard({
  t,
  offer,
  isWide = false,
  isPriority = false,
  headingLevel = 3,
  children,
}: OfferCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { originalPrice, offerPrice, startDate, expirationDate } = offer;
  return (
    <article
      className={classes['root']}
      data-wide={isWide || undefined}
      data-sold-out={offer.isSoldOut || undefined}
    >
      <CardPicture t={t} offer={offer} isWide={isWide} isPriority={isPriority} />
      <div className={classes['body']}>
        <Heading className={classes['title']}>{offer.title}</Heading>
        <p className={classes['prices']}>
          {originalPrice !== undefined && (
            <span className={classes['original']}>
              <span className={hidden['root']}>{t('offerCard.from')} </span>
              <s>{formatMoney(originalPrice)}</s>
            </span>
          )}
          {offerPrice !== undefined && (
            <span className={classes['price']}>
              <span className={hidden['root']}>{t('offerCard.to')} </span>
              {formatMoney(offerPrice)}
            </span>
          )}
        </p>
        {expirationDate && (
          <p className={classes['validity']}>
            {startDate === expirationDate
              ? t('offerCard.only', { day: formatDay(expirationDate) })
              : startDate
                ? t('offerCard.between', {
                    start: formatDay(startDate),
                    end: formatDay(expirationDate),
                  })
                : t('offerCard.until', { end: formatDay(expirationDate) })}
          </p>
        )}
        <CardDetails
          t={t}
          title={offer.title}
          moreDetails={offer.moreDetails}
          offerRules={offer.offerRules}
        />
        {children}
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownImage } from '#contract/images.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { Picture } from '../picture/picture.tsx';
import { PlaceholderPicture } from '../picture/placeholder-picture.tsx';
import { CardDetails } from './card-details.tsx';
import classes from './offer-card.module.css';

/** The data of a card; a preview lacks what has not been typed yet. */
export interface CardOffer {
  readonly image?: ShownImage | undefined;
  /** A file of this device, shown while the image is being made. */
  readonly previewUrl?: string | undefined;
  /** Also chooses the drawing where there is no photo. */
  readonly title: string;
  readonly originalPrice?: number | undefined;
  readonly offerPrice?: number | undefined;
  readonly discountPercent?: number | undefined;
  readonly startDate?: string | undefined;
  readonly expirationDate?: string | undefined;
  /** Rich texts, of which the card shows the words. */
  readonly moreDetails?: string | undefined;
  readonly offerRules?: string | undefined;
  readonly isSoldOut?: boolean;
}

/**
 * The width of a card's picture. On phones `sizes` states less than the real width, so that the browser chooses 640
 * pixels: a third of the bytes, with no difference that is easy to see.
 */
const sizes = '(max-width: 34em) 18.5rem, 20rem';
const wideSizes = '(max-width: 34em) 18.5rem, 32rem';

interface OfferCardProps {
  readonly offer: CardOffer;
  /** Large; on wide screens picture and text are side by side. */
  readonly isWide?: boolean;
  /** The card is in view when the page opens. */
  readonly isPriority?: boolean;
  readonly headingLevel?: 2 | 3;
  readonly children?: ReactNode;
}

/** An offer as consumers see it. */
export function OfferCard({
  offer,
  isWide = false,
  isPriority = false,
  headingLevel = 3,
  children,
}: OfferCardProps) {
  const { t } = useTranslation();
  const Heading = `h${headingLevel}` as const;
  const { originalPrice, offerPrice, discountPercent = 0, expirationDate } = offer;
  return (
    <article
      className={classes['root']}
      data-wide={isWide || undefined}
      data-sold-out={offer.isSoldOut || undefined}
    >
      <div className={classes['picture']}>
        <Picture
          image={offer.image}
          previewUrl={offer.previewUrl}
          sizes={isWide ? wideSizes : sizes}
          alt=""
          className={classes['art']}
          isPriority={isPriority}
          fallback={
            <PlaceholderPicture
              title={offer.title}
              discountPercent={discountPercent}
              className={classes['art'] ?? ''}
            />
          }
        />
        {discountPercent > 0 && !offer.isSoldOut && (
          <p className={classes['discount']}>
            <span className={classes['hidden']}>
              {t('offerCard.discount', { percent: discountPercent })}
            </span>
            <span aria-hidden="true">{`−${discountPercent}%`}</span>
          </p>
        )}
        {offer.isSoldOut && <p className={classes['sold']}>{t('status.sold_out')}</p>}
      </div>
      <div className={classes['body']}>
        <Heading className={classes['title']}>{offer.title}</Heading>
        <p className={classes['prices']}>
          {originalPrice !== undefined && (
            <span className={classes['original']}>
              <span className={classes['hidden']}>{t('offerCard.from')} </span>
              <s>{formatMoney(originalPrice)}</s>
            </span>
          )}
          {offerPrice !== undefined && (
            <span className={classes['price']}>
              <span className={classes['hidden']}>{t('offerCard.to')} </span>
              {formatMoney(offerPrice)}
            </span>
          )}
        </p>
        {expirationDate && (
          <p className={classes['validity']}>
            {offer.startDate
              ? t('offerCard.between', {
                  start: formatDay(offer.startDate),
                  end: formatDay(expirationDate),
                })
              : t('offerCard.until', { end: formatDay(expirationDate) })}
          </p>
        )}
        <CardDetails
          title={offer.title}
          moreDetails={offer.moreDetails}
          offerRules={offer.offerRules}
        />
        {children}
      </div>
    </article>
  );
}

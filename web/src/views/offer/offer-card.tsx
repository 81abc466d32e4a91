import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import hidden from '#web/ui/visually-hidden.module.css';
import { Picture } from '../picture/picture.tsx';
import { PlaceholderPicture } from '../picture/placeholder-picture.tsx';
import { CardDetails } from './card-details.tsx';
import type { CardOffer } from './card-offer.ts';
import picture from './card-picture.module.css';
import classes from './offer-card.module.css';

/** On phones less than the real width, so that the browser loads 640 pixels: a third of the bytes. */
const sizes = '(max-width: 34em) 18.5rem, 20rem';
const wideSizes = '(max-width: 34em) 18.5rem, 32rem';

interface CardPictureProps {
  readonly t: TFunction;
  readonly offer: CardOffer;
  readonly isWide: boolean;
  readonly isPriority: boolean;
}

/** The photo or drawing of an offer, with its discount or a sold-out mark. */
function CardPicture({ t, offer, isWide, isPriority }: CardPictureProps) {
  const { title, discountPercent = 0, isSoldOut } = offer;
  return (
    <div
      className={picture['root']}
      data-wide={isWide || undefined}
      data-sold-out={isSoldOut || undefined}
    >
      <Picture
        image={offer.image}
        previewUrl={offer.previewUrl}
        sizes={isWide ? wideSizes : sizes}
        alt=""
        className={picture['art']}
        isPriority={isPriority}
        fallback={
          <PlaceholderPicture
            title={title}
            discountPercent={discountPercent}
            className={picture['art'] ?? ''}
          />
        }
      />
      {discountPercent > 0 && !isSoldOut && (
        <p className={picture['discount']}>
          <span className={hidden['root']}>
            {t('offerCard.discount', { percent: discountPercent })}
          </span>
          <span aria-hidden="true">{`−${discountPercent}%`}</span>
        </p>
      )}
      {isSoldOut && <p className={picture['sold']}>{t('status.sold_out')}</p>}
    </div>
  );
}

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

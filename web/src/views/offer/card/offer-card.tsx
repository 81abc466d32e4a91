import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Picture } from '../../picture/picture.tsx';
import { OfferPrices } from '../offer-prices.tsx';
import { OfferPoster } from '../poster/offer-poster.tsx';
import type { CardOffer } from './card-offer.ts';
import picture from './card-picture.module.css';
import classes from './offer-card.module.css';

/** On phones less than the real width, so that the browser loads 640 pixels: a third of the bytes. */
const sizes = '(max-width: 34em) 18.5rem, 20rem';
const compactSizes = '(max-width: 34em) 10.5rem, 15rem';
const wideSizes = '(max-width: 34em) 18.5rem, 32rem';

const hasPhoto = ({ image, previewUrl }: CardOffer) =>
  image?.status === 'ready' || previewUrl !== undefined;

interface OfferCardProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly offer: CardOffer;
  /** Whether it is large; on wide screens, picture and text are then side by side. */
  readonly isWide?: boolean;
  /** Whether it is one of many in narrow columns. */
  readonly isCompact?: boolean;
  /** Whether the card is in view when the page opens. */
  readonly isPriority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** The offer's page; the card is then a target as a whole. */
  readonly href?: string;
  /** Its contents and restrictions. */
  readonly details?: ReactNode;
  readonly children?: ReactNode;
}

/** An offer as consumers see it: with its photo and price tag, or as a poster. */
export function OfferCard({
  t,
  now,
  offer,
  isWide = false,
  isCompact = false,
  isPriority = false,
  headingLevel = 3,
  href,
  details,
  children,
}: OfferCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { title, offerPrice, isSoldOut } = offer;
  const isPoster = !hasPhoto(offer);
  const heading = (
    <Heading className={classes['title']}>{href ? <a href={href}>{title}</a> : title}</Heading>
  );
  const mark = isSoldOut && <p className={picture['sold']}>{t('status.sold_out')}</p>;
  const poster = <OfferPoster {...{ title, offerPrice, heading, mark }} />;
  return (
    <article
      className={classes['root']}
      data-wide={isWide ? '' : undefined}
      data-compact={isCompact ? '' : undefined}
      data-sold-out={isSoldOut ? '' : undefined}
    >
      {isPoster ? (
        poster
      ) : (
        <div className={picture['root']} data-wide={isWide ? '' : undefined}>
          <Picture
            image={offer.image}
            previewUrl={offer.previewUrl}
            sizes={isWide ? wideSizes : isCompact ? compactSizes : sizes}
            alt=""
            className={picture['art']}
            isNarrow={!isWide}
            isPriority={isPriority}
            fallback={<span className={`${picture['art']} ${picture['missing']}`} />}
          />
          {mark}
        </div>
      )}
      <div className={classes['body']}>
        {!isPoster && heading}
        <OfferPrices
          {...{ t, now, offer }}
          size={isWide ? 'large' : 'card'}
          isOnPoster={isPoster}
        />
        {details}
        {children}
      </div>
    </article>
  );
}

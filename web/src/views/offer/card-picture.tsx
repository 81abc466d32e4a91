import type { TFunction } from 'i18next';
import hidden from '#web/ui/visually-hidden.module.css';
import { Picture } from '../picture/picture.tsx';
import { PlaceholderPicture } from '../picture/placeholder-picture.tsx';
import type { CardOffer } from './card-offer.ts';
import classes from './card-picture.module.css';

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
export function CardPicture({ t, offer, isWide, isPriority }: CardPictureProps) {
  const { title, discountPercent = 0, isSoldOut } = offer;
  return (
    <div
      className={classes['root']}
      data-wide={isWide || undefined}
      data-sold-out={isSoldOut || undefined}
    >
      <Picture
        image={offer.image}
        previewUrl={offer.previewUrl}
        sizes={isWide ? wideSizes : sizes}
        alt=""
        className={classes['art']}
        isPriority={isPriority}
        fallback={
          <PlaceholderPicture
            title={title}
            discountPercent={discountPercent}
            className={classes['art'] ?? ''}
          />
        }
      />
      {discountPercent > 0 && !isSoldOut && (
        <p className={classes['discount']}>
          <span className={hidden['root']}>
            {t('offerCard.discount', { percent: discountPercent })}
          </span>
          <span aria-hidden="true">{`−${discountPercent}%`}</span>
        </p>
      )}
      {isSoldOut && <p className={classes['sold']}>{t('status.sold_out')}</p>}
    </div>
  );
}

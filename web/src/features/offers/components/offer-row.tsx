import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { LinkedCard, LinkedCardTitle } from '#web/ui/linked-card.tsx';
import { coverForOwner } from '#web/ui/picture/cover-for-owner.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { PlaceholderPicture } from '#web/ui/picture/placeholder-picture.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import classes from './offer-row.module.css';
import { OfferSwitch } from './offer-switch.tsx';

interface OfferRowProps {
  readonly offer: Offer;
  readonly mayEdit: boolean;
}

/** An offer in the list of its business: with its form and its switch for the owner, with its flyer for others. */
export function OfferRow({ offer, mayEdit }: OfferRowProps) {
  const { t } = useTranslation();
  const { startDate, expirationDate, displayStatus, claimedCount, availableLimit } = offer;
  const cover = coverForOwner(offer.images);
  const validity =
    displayStatus === 'scheduled' && startDate
      ? t('offerCard.between', { start: formatDay(startDate), end: formatDay(expirationDate) })
      : t('offerCard.until', { end: formatDay(expirationDate) });
  const facts = [
    validity,
    ...(availableLimit === undefined
      ? []
      : [t('offers.claimed', { claimed: claimedCount, limit: availableLimit })]),
  ];
  return (
    <LinkedCard className={classes['root']} data-expired={displayStatus === 'expired' || undefined}>
      <Picture
        image={cover.image}
        previewUrl={cover.previewUrl}
        sizes="5.5rem"
        alt=""
        className={classes['art']}
        fallback={
          <PlaceholderPicture
            title={offer.title}
            discountPercent={offer.discountPercent}
            className={classes['art'] ?? ''}
          />
        }
      />
      <div className={classes['main']}>
        <LinkedCardTitle
          to={linkTo(mayEdit ? 'offer' : 'flyer', { id: offer.id })}
          className={classes['title']}
        >
          {offer.title}
        </LinkedCardTitle>
        <p className={classes['prices']}>
          <s>{formatMoney(offer.originalPrice)}</s>
          <strong>{formatMoney(offer.offerPrice)}</strong>
          <span className={classes['discount']}>
            {t('offerCard.discount', { percent: offer.discountPercent })}
          </span>
        </p>
        <div className={classes['facts']}>
          <StatusBadge status={displayStatus} />
          <span>{facts.join(' · ')}</span>
        </div>
      </div>
      {mayEdit && (
        <div className={classes['switch']}>
          <OfferSwitch offer={offer} />
        </div>
      )}
    </LinkedCard>
  );
}

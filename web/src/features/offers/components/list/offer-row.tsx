import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { coverForOwner } from '#web/platform/photos/photos.ts';
import { offerLink } from '#web/product/share/flyer-link.ts';
import { hiddenShopReason } from '#web/product/share/hidden-reason.ts';
import { offerShop } from '#web/product/share/offer-shop.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { Picture } from '#web/views/picture/picture.tsx';
import { PlaceholderPicture } from '#web/views/picture/placeholder-picture.tsx';
import { OfferBadge } from './offer-badge.tsx';
import { OfferMenu } from './offer-menu.tsx';
import { OfferNumbers } from './offer-numbers.tsx';
import classes from './offer-row.module.css';
import { OfferSwitch } from './offer-switch.tsx';

interface OfferRowProps {
  readonly offer: Offer;
  /** Undefined while it loads. */
  readonly businessStatus: BusinessStatus | undefined;
  /** Whether the user is the owner; validators can only look at the offer. */
  readonly isOwner: boolean;
  /** All shops of an owner, or the one shop of a validator. */
  readonly shops: readonly Shop[];
}

/** A listed offer. It links to its form for the owner, and to its flyer for others. */
export function OfferRow({ offer, businessStatus, isOwner, shops }: OfferRowProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { title, startDate, expirationDate, displayStatus } = offer;
  const cover = coverForOwner(offer.images);
  const shop = offerShop(offer, shops);
  const isHidden =
    hiddenShopReason({ business: businessStatus, shop: shop?.shopStatus ?? 'active' }) !==
    undefined;
  const mayEdit = isOwner && businessStatus !== undefined && isPublishingBusiness(businessStatus);
  const isWaiting = displayStatus === 'scheduled' && startDate !== undefined;
  const days = isWaiting
    ? t('offerCard.between', { start: formatDay(startDate), end: formatDay(expirationDate) })
    : t('offerCard.until', { end: formatDay(expirationDate) });
  return (
    <div className={classes['container']}>
      <LinkedCard
        className={classes['root']}
        data-expired={displayStatus === 'expired' || undefined}
      >
        <Picture
          image={cover.image}
          previewUrl={cover.previewUrl}
          sizes="5.5rem"
          alt=""
          className={classes['art']}
          fallback={
            <PlaceholderPicture
              title={title}
              discountPercent={offer.discountPercent}
              className={classes['art'] ?? ''}
            />
          }
        />
        <div className={classes['main']}>
          <LinkedCardTitle
            to={
              isOwner
                ? linkToScreen('offer', { id: offer.id })
                : offerLink(offer.id, shop?.shopIdentifier)
            }
            state={{ listSearch: search } satisfies FromList}
            isInNewTab={!isOwner}
            className={classes['title']}
          >
            {title}
          </LinkedCardTitle>
          <p className={classes['prices']}>
            <s>{formatMoney(offer.originalPrice)}</s>
            <strong>{formatMoney(offer.offerPrice)}</strong>
            <span className={classes['discount']}>
              {t('offers.percentOff', { percent: offer.discountPercent })}
            </span>
          </p>
        </div>
        <div className={classes['facts']}>
          <OfferBadge offer={offer} isHidden={isHidden} isOwner={isOwner} />
          <span>
            {days} · <OfferNumbers offer={offer} listSearch={search} />
          </span>
        </div>
        {mayEdit && (
          <>
            <div className={classes['menu']}>
              <OfferMenu offer={offer} shops={shops} />
            </div>
            <div className={classes['switch']}>
              <OfferSwitch offer={offer} />
            </div>
          </>
        )}
      </LinkedCard>
    </div>
  );
}

import { Button, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { isShown } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { dayAndMonth } from '#web/lib/format/short-day.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { coverForOwner, useUntilReady } from '#web/platform/photos/photos.ts';
import { offerLink, previewLink } from '#web/product/share/flyer-link.ts';
import { hiddenShopReason } from '#web/product/share/hidden-reason.ts';
import { offerShop } from '#web/product/share/offer-shop.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { VirtualRows } from '#web/ui/list/virtual-rows.tsx';
import { SmallPoster } from '#web/views/offer/poster/small-poster.tsx';
import { PriceTag } from '#web/views/offer/price-tag.tsx';
import { Picture } from '#web/views/picture/picture.tsx';
import { type OfferFilter, offersQuery } from '../../api.ts';
import { useFromOffer } from '../../offer-navigation.ts';
import { OffersNeedShop } from '../offers-need-shop.tsx';
import { OfferMenu } from './offer-menu.tsx';
import classes from './offer-results.module.css';
import { OfferBadge, OfferNumbers, OfferSwitch, useOfferNumbers } from './offer-state.tsx';

/** Usual height of a row of the list in pixels. */
export const rowHeight = 70;

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
function OfferRow({ offer, businessStatus, isOwner, shops }: OfferRowProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { search } = useLocation();
  const { title, startDate, expirationDate, displayStatus } = offer;
  const cover = coverForOwner(offer.images);
  const numbers = useOfferNumbers(offer);
  const shop = offerShop(offer, shops);
  const isHidden =
    hiddenShopReason({ business: businessStatus, shop: shop?.shopStatus ?? 'active' }) !==
    undefined;
  const linkToFlyer = isHidden || !isShown(displayStatus) ? previewLink : offerLink;
  const mayEdit = isOwner && businessStatus !== undefined && isPublishingBusiness(businessStatus);
  const isWaiting = displayStatus === 'scheduled' && startDate !== undefined;
  const days = isWaiting
    ? t('offerCard.between', {
        start: dayAndMonth(startDate, now),
        end: dayAndMonth(expirationDate, now),
      })
    : t('offerCard.until', { end: dayAndMonth(expirationDate, now) });
  return (
    <div className={classes['container']}>
      <LinkedCard
        className={classes['root']}
        data-expired={displayStatus === 'expired' || undefined}
        data-linked={!mayEdit || undefined}
      >
        <Picture
          image={cover.image}
          previewUrl={cover.previewUrl}
          sizes="5.5rem"
          alt=""
          className={classes['art']}
          fallback={
            <SmallPoster discountPercent={offer.discountPercent} className={classes['art'] ?? ''} />
          }
        />
        <LinkedCardTitle
          to={
            isOwner
              ? linkToScreen('offer', { id: offer.id })
              : linkToFlyer(offer.id, shop?.shopIdentifier)
          }
          state={{ listSearch: search } satisfies FromList}
          isInNewTab={!isOwner}
          className={classes['title']}
        >
          {title}
        </LinkedCardTitle>
        <p className={classes['prices']}>
          <PriceTag price={offer.offerPrice} size="row" />
          <s>{formatMoney(offer.originalPrice)}</s>
          <span className={classes['discount']}>
            {t('offers.percentOff', { percent: offer.discountPercent })}
          </span>
          <span className={classes['days']}>{days}</span>
        </p>
        <div className={classes['facts']}>
          {/* The switch of an offer that customers see already says so. */}
          {!(mayEdit && displayStatus === 'active' && !isHidden) && (
            <OfferBadge offer={offer} isHidden={isHidden} isOwner={isOwner} />
          )}
          {/* Beside a menu with the same link, there is no room for a second target. */}
          {mayEdit ? <span>{numbers}</span> : <OfferNumbers offer={offer} listSearch={search} />}
        </div>
        {mayEdit && (
          <div className={classes['controls']}>
            <OfferMenu offer={offer} shops={shops} />
            <OfferSwitch offer={offer} />
          </div>
        )}
      </LinkedCard>
    </div>
  );
}

interface FoundOffersProps {
  /** Number of loaded offers; undefined without a filter and while loading. */
  readonly count: number | undefined;
  readonly hasMore: boolean;
}

/** Tells users of a screen reader how many offers a filter shows. */
function FoundOffers({ count, hasMore }: FoundOffersProps) {
  const { t } = useTranslation();
  return (
    <VisuallyHidden role="status">
      {count !== undefined &&
        (hasMore ? t('offers.foundMore', { shown: count }) : t('offers.found', { count }))}
    </VisuallyHidden>
  );
}

interface OfferResultsProps {
  readonly businessId: string;
  /** Undefined while it loads. */
  readonly businessStatus: BusinessStatus | undefined;
  readonly filter: OfferFilter;
  /** Whether the user is the owner; validators can only look at the offers. */
  readonly isOwner: boolean;
  readonly shops?: readonly Shop[] | undefined;
  /** Whether the business needs a shop before an offer; false while its shops load. */
  readonly hasNoShops?: boolean;
}

/** One array for all renders, for `useCallback`. */
const noShops: readonly Shop[] = [];

interface NoOffersProps {
  readonly isFiltered: boolean;
  readonly isOwner: boolean;
  readonly mayPublish: boolean;
  readonly hasNoShops: boolean;
}

function NoOffers({ isFiltered, isOwner, mayPublish, hasNoShops }: NoOffersProps) {
  const { t } = useTranslation();
  if (isFiltered) {
    return <EmptyState title={t('offers.noneFound.title')} hint={t('offers.noneFound.hint')} />;
  }
  if (mayPublish && hasNoShops) return <OffersNeedShop hasBusiness />;
  return (
    <EmptyState
      title={t(isOwner ? 'offers.empty.title' : 'offers.emptyForValidator.title')}
      hint={t(isOwner ? 'offers.empty.hint' : 'offers.emptyForValidator.hint')}
      action={
        mayPublish && (
          <Button component={Link} to={linkToScreen('offer')} replace>
            {t('offers.new')}
          </Button>
        )
      }
    />
  );
}

/** The offers of a business that match a filter, by page. */
export function OfferResults({
  businessId,
  businessStatus,
  filter,
  isOwner,
  shops = noShops,
  hasNoShops = false,
}: OfferResultsProps) {
  const query = useInfiniteQuery(offersQuery(businessId, filter));
  const { offerId, isFirst } = useFromOffer();
  useUntilReady(query.data?.flatMap(({ images }) => images) ?? [], query.refetch);
  // A stable function, so that shown rows are not rendered again when more are loaded.
  const showRow = useCallback(
    (offer: Offer) => (
      <OfferRow offer={offer} businessStatus={businessStatus} isOwner={isOwner} shops={shops} />
    ),
    [businessStatus, isOwner, shops],
  );
  const mayPublish =
    isOwner && businessStatus !== undefined && isPublishingBusiness(businessStatus);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <FoundOffers
        count={isFiltered ? query.data?.length : undefined}
        hasMore={query.hasNextPage}
      />
      <PagedList
        query={query}
        loading={<RowsSkeleton rows={6} height={rowHeight} />}
        empty={
          <NoOffers
            isFiltered={isFiltered}
            isOwner={isOwner}
            mayPublish={mayPublish}
            hasNoShops={hasNoShops}
          />
        }
      >
        {(offers, isIdle) => (
          <VirtualRows
            rows={offers}
            keyOf={({ id }) => id}
            height={rowHeight}
            gap={5}
            hasMore={query.hasNextPage}
            // After a first offer, the focus goes to the card above the list.
            focusKey={isFirst ? undefined : offerId}
            isIdle={isIdle}
          >
            {showRow}
          </VirtualRows>
        )}
      </PagedList>
    </>
  );
}

import { Button, VisuallyHidden } from '@mantine/core';
import { IconSearchOff, IconTag } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useUntilReady } from '#web/platform/photos/photos.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { VirtualRows } from '#web/ui/list/virtual-rows.tsx';
import { type OfferFilter, offersQuery } from '../../api.ts';
import { useFromOffer } from '../../use-from-offer.ts';
import { OfferRow } from './offer-row.tsx';
import { rowHeight } from './row-height.ts';

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
}

/** One array for all renders, for `useCallback`. */
const noShops: readonly Shop[] = [];

interface NoOffersProps {
  readonly isFiltered: boolean;
  readonly isOwner: boolean;
  readonly mayPublish: boolean;
}

function NoOffers({ isFiltered, isOwner, mayPublish }: NoOffersProps) {
  const { t } = useTranslation();
  if (isFiltered) {
    return (
      <EmptyState
        icon={<IconSearchOff size={32} />}
        title={t('offers.noneFound.title')}
        hint={t('offers.noneFound.hint')}
      />
    );
  }
  return (
    <EmptyState
      icon={<IconTag size={32} />}
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
        empty={<NoOffers isFiltered={isFiltered} isOwner={isOwner} mayPublish={mayPublish} />}
      >
        {(offers, isIdle) => (
          <VirtualRows
            rows={offers}
            keyOf={({ id }) => id}
            height={rowHeight}
            gap={6}
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

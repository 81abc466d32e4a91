import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { NotPublicYet } from '#web/product/business/not-public-yet.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { useAllMyShops, useDropRemovedShop } from '#web/session/queries/my-shops.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { offersQuery } from '../../api.ts';
import { useFromOffer } from '../../use-from-offer.ts';
import { useOfferFilter } from '../../use-offer-filter.ts';
import { OffersNeedShop } from '../offer/offers-need-shop.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { OfferResults } from './offer-results.tsx';
import { rowHeight } from './row-height.ts';
import { StatisticsLink } from './statistics-link.tsx';

interface FilteredOffersProps {
  readonly businessId: string;
  readonly businessStatus: BusinessStatus;
}

function FilteredOffers({ businessId, businessStatus }: FilteredOffersProps) {
  const [filter, setFilter] = useOfferFilter();
  useDropRemovedShop(businessId, filter, setFilter);
  const { data: shops = [] } = useAllMyShops(businessId);
  return (
    <>
      <OfferFilters filter={filter} onChange={setFilter} shops={shops} />
      <OfferResults
        businessId={businessId}
        businessStatus={businessStatus}
        filter={filter}
        isOwner
        shops={shops}
      />
    </>
  );
}

/** Returns whether the loaded list is empty; the empty list has its own button for a new offer. */
function useHasNoOffers(businessId = ''): boolean {
  const { data } = useInfiniteQuery({ ...offersQuery(businessId, {}), enabled: false });
  return data?.length === 0;
}

/** The offers of the owner's business, filtered by display status, shop and words. */
export function OffersOfOwner() {
  const { t } = useTranslation();
  const query = useMyBusiness();
  const live = query.data?.active ?? query.data?.items[0];
  const { isFirst } = useFromOffer();
  const hasNoOffers = useHasNoOffers(query.data?.currentBusinessId);
  return (
    <>
      <PageHeader
        title={t('offers.title')}
        action={
          live && (
            <Group gap="0.375rem">
              <StatisticsLink />
              {isPublishingBusiness(live.status) && !hasNoOffers && (
                <Button
                  component={Link}
                  to={linkToScreen('offer')}
                  replace
                  leftSection={<IconPlus size={18} aria-hidden="true" />}
                >
                  {t('offers.new')}
                </Button>
              )}
            </Group>
          )
        }
      />
      <QueryView query={query} loading={<RowsSkeleton rows={6} height={rowHeight} />}>
        {({ items: [business], currentBusinessId, active = business }) =>
          currentBusinessId && active ? (
            <>
              {!isFirst && <NotPublicYet business={active} mb="md" />}
              <FilteredOffers businessId={currentBusinessId} businessStatus={active.status} />
            </>
          ) : (
            <OffersNeedShop hasBusiness={false} />
          )
        }
      </QueryView>
    </>
  );
}

import { Button, Group } from '@mantine/core';
import { IconChartBar, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { NotPublicYet } from '#web/product/business/not-public-yet.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { useAllMyShops, useDropRemovedShop } from '#web/session/queries/my-shops.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { offersQuery } from '../../api.ts';
import { useFromOffer } from '../../offer-navigation.ts';
import { OffersNeedShop } from '../offers-need-shop.tsx';
import { OfferFilters, useOfferFilter } from './offer-filters.tsx';
import { OfferResults, rowHeight } from './offer-results.tsx';
import classes from './offers-of-owner.module.css';

/** A link from the list of offers to the statistics, which link back to the list with its filter. */
export function StatisticsLink() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Button
      component={Link}
      to={linkToScreen('statistics')}
      state={{ listSearch: search } satisfies FromList}
      replace
      variant="default"
      aria-label={t('shell.screens.statistics')}
      title={t('shell.screens.statistics')}
      classNames={classes}
      leftSection={<IconChartBar size={18} aria-hidden="true" />}
    >
      {t('shell.screens.statistics')}
    </Button>
  );
}

interface FilteredOffersProps {
  readonly businessId: string;
  readonly businessStatus: BusinessStatus;
}

function FilteredOffers({ businessId, businessStatus }: FilteredOffersProps) {
  const [filter, setFilter] = useOfferFilter();
  useDropRemovedShop(businessId, filter, setFilter);
  const { data: shops } = useAllMyShops(businessId);
  return (
    <>
      <OfferFilters filter={filter} onChange={setFilter} shops={shops ?? []} />
      <OfferResults
        businessId={businessId}
        businessStatus={businessStatus}
        filter={filter}
        isOwner
        shops={shops}
        hasNoShops={shops?.length === 0}
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
  const { search } = useLocation();
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
                  state={{ listSearch: search } satisfies FromList}
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

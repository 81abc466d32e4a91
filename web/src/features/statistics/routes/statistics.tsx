import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Shop } from '#contract/shops/shops.ts';
import { useListSearch } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { newestShopQuery } from '#web/session/queries/newest-rows.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { FilteredStatistics } from '../components/filtered-statistics.tsx';
import { StatisticsOfOwner } from '../components/statistics-of-owner.tsx';
import { StatisticsSkeleton } from '../components/statistics-skeleton.tsx';
import { useStatisticsFilter } from '../use-statistics-filter.ts';

interface StatisticsOfShopProps {
  readonly businessId: string;
  /** The validator's one shop. */
  readonly shops: readonly Shop[];
}

function StatisticsOfShop({ businessId, shops }: StatisticsOfShopProps) {
  const { filter, setFilter, today } = useStatisticsFilter(shops);
  // The API answers for the validator's shop, whatever the URL says.
  const { shopId: _, ...ofOwnShop } = filter;
  return (
    <FilteredStatistics
      businessId={businessId}
      shops={shops}
      filter={ofOwnShop}
      onChange={setFilter}
      today={today}
      isOwner={false}
    />
  );
}

/** The statistics of a validator's shop. */
function StatisticsOfValidator({ businessId }: { readonly businessId: string }) {
  const query = useQuery(newestShopQuery(businessId));
  return (
    <QueryView query={query} loading={<StatisticsSkeleton />}>
      {({ items }) => <StatisticsOfShop businessId={businessId} shops={items} />}
    </QueryView>
  );
}

/** The statistics of the user's business; validators see their shop, without money. */
export default function Statistics() {
  const { t } = useTranslation();
  const { role, businessId } = useMe();
  const listSearch = useListSearch();
  return (
    <>
      <BackLink from="statistics" search={listSearch} />
      <PageHeader
        title={t('shell.screens.statistics')}
        action={
          role !== 'validator' && (
            <Button variant="default" component={Link} to={linkToScreen('reportList')} replace>
              {t('statistics.toReports')}
            </Button>
          )
        }
      />
      {role === 'validator' && businessId ? (
        <StatisticsOfValidator businessId={businessId} />
      ) : (
        <StatisticsOfOwner />
      )}
    </>
  );
}

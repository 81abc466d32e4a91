import { useQuery } from '@tanstack/react-query';
import type { Shop } from '#contract/shops/shops.ts';
import { newestShopQuery } from '#web/session/queries/newest-rows.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { useStatisticsFilter } from '../use-statistics-filter.ts';
import { FilteredStatistics } from './filtered-statistics.tsx';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';

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
export function StatisticsOfValidator({ businessId }: { readonly businessId: string }) {
  const query = useQuery(newestShopQuery(businessId));
  return (
    <QueryView query={query} loading={<StatisticsSkeleton />}>
      {({ items }) => <StatisticsOfShop businessId={businessId} shops={items} />}
    </QueryView>
  );
}

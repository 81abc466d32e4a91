import { IconChartBar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/get-my-business.ts';
import { useAllMyShops } from '#web/session/queries/use-all-my-shops.ts';
import { useDropRemovedShop } from '#web/session/use-drop-removed-shop.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { useStatisticsFilter } from '../use-statistics-filter.ts';
import { FilteredStatistics } from './filtered-statistics.tsx';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';

interface StatisticsOfShopsProps {
  readonly businessId: string;
  readonly shops: readonly Shop[];
}

function StatisticsOfShops({ businessId, shops }: StatisticsOfShopsProps) {
  const { filter, setFilter, today } = useStatisticsFilter(shops);
  useDropRemovedShop(businessId, filter, setFilter);
  return (
    <FilteredStatistics
      businessId={businessId}
      shops={shops}
      filter={filter}
      onChange={setFilter}
      today={today}
      isOwner
    />
  );
}

function StatisticsOfBusiness({ businessId }: { readonly businessId: string }) {
  const query = useAllMyShops(businessId);
  return (
    <QueryView query={query} loading={<StatisticsSkeleton />}>
      {(shops) => <StatisticsOfShops businessId={businessId} shops={shops} />}
    </QueryView>
  );
}

/** The statistics of the user's business; a user without one gets a link to register it. */
export function StatisticsOfOwner() {
  const { t } = useTranslation();
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={<StatisticsSkeleton />}>
      {({ currentBusinessId }) =>
        currentBusinessId ? (
          <StatisticsOfBusiness businessId={currentBusinessId} />
        ) : (
          <LinkedEmptyState
            icon={<IconChartBar size={32} />}
            title={t('statistics.needBusiness.title')}
            hint={t('statistics.needBusiness.hint')}
            to={linkToScreen('business')}
            link={t('statistics.needBusiness.action')}
          />
        )
      }
    </QueryView>
  );
}

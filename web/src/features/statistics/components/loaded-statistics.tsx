import { useQuery } from '@tanstack/react-query';
import type { DayPeriod } from '#contract/statistics/period.ts';
import { isNothing } from '#web/lib/numbers/shown-totals.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { statisticsOf } from '../api.ts';
import type { FilteredStatisticsProps } from './filtered-statistics.tsx';
import { NoStatistics } from './no-statistics.tsx';
import { OfferNotFound } from './offer-not-found.tsx';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';
import { StatisticsView } from './statistics-view.tsx';

interface LoadedStatisticsProps extends FilteredStatisticsProps {
  readonly period: DayPeriod;
  readonly onShowAllOffers: () => void;
}

/** The statistics of a period, polled until the period has ended. */
export function LoadedStatistics({ period, onShowAllOffers, ...page }: LoadedStatisticsProps) {
  const { businessId, filter, today } = page;
  const { choice: _, ...of } = filter;
  const query = useQuery(statisticsOf(businessId, { ...period, ...of }, period.to >= today));
  if (hasCode(query.error, 'OFFER_NOT_FOUND')) return <OfferNotFound onShowAll={onShowAllOffers} />;
  return (
    <QueryView query={query} loading={<StatisticsSkeleton />}>
      {(statistics) =>
        isNothing(statistics.totals) && isNothing(statistics.comparedTo.totals) ? (
          <NoStatistics {...page} missing="nothing" />
        ) : (
          <StatisticsView {...page} statistics={statistics} />
        )
      }
    </QueryView>
  );
}

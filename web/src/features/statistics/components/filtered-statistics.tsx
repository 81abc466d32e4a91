import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseInput } from '#contract/http/field-errors.ts';
import { idPattern } from '#contract/http/id-format.ts';
import type { Shop } from '#contract/shops/shops.ts';
import type { DayPeriod } from '#contract/statistics/period.ts';
import { isNothing } from '#web/lib/numbers/shown-totals.ts';
import {
  type PeriodChoice,
  periodInput,
  periodOf,
  usePeriodText,
} from '#web/lib/period/period-choice.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import skeleton from '#web/ui/skeleton.module.css';
import { statisticsOf } from '../api.ts';
import { NoStatistics } from './no-statistics.tsx';
import { StatisticsFilters } from './statistics-filters.tsx';
import { StatisticsView } from './statistics-view.tsx';

/** Heights in pixels of the figure in front, the funnel and the folds. */
const heights = [146, 304, 64, 64, 64] as const;

/** Shown while the numbers are loading. */
export function StatisticsSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap="md" aria-busy="true" aria-label={t('common.loading')} role="status">
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
        <Skeleton key={index} height={height} radius="md" className={skeleton['root'] ?? ''} />
      ))}
    </Stack>
  );
}

/** Shown if a link names an offer of another business. */
function OfferNotFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('statistics.missingOffer.title')}
      hint={t('statistics.missingOffer.hint')}
      action={<Button onClick={onShowAll}>{t('statistics.missingOffer.action')}</Button>}
    />
  );
}

interface LoadedStatisticsProps extends FilteredStatisticsProps {
  readonly period: DayPeriod;
  readonly onShowAllOffers: () => void;
}

/** The statistics of a period, polled until the period has ended. */
function LoadedStatistics({ period, onShowAllOffers, ...page }: LoadedStatisticsProps) {
  const { businessId, filter, today } = page;
  const { choice: _, ...of } = filter;
  const query = useQuery(statisticsOf(businessId, { ...period, ...of }, period.to >= today));
  if (hasCode(query.error, 'OFFER_NOT_FOUND')) return <OfferNotFound onShowAll={onShowAllOffers} />;
  return (
    <QueryView query={query} loading={<StatisticsSkeleton />}>
      {(statistics) => {
        const before = statistics.comparedTo?.totals;
        const isEmpty = isNothing(statistics.totals) && (!before || isNothing(before));
        return isEmpty ? (
          <NoStatistics {...page} missing={before ? 'nothing' : 'first'} />
        ) : (
          <StatisticsView {...page} statistics={statistics} />
        );
      }}
    </QueryView>
  );
}

/** The numbers of the chosen period. If its days are invalid, the form above shows the error. */
function StatisticsResults(props: FilteredStatisticsProps) {
  const { filter, onChange, today } = props;
  const { t } = useTranslation();
  const textOf = usePeriodText();
  const period = periodOf(filter.choice, today);
  const { offerId, ...others } = filter;
  if (!parseInput(periodInput, period).success) {
    return (
      <Text role="status" c="dimmed">
        {t('statistics.correctDays')}
      </Text>
    );
  }
  const showAllOffers = () => onChange(others);
  if (offerId !== undefined && !idPattern('offer').test(offerId)) {
    return <OfferNotFound onShowAll={showAllOffers} />;
  }
  return (
    <>
      <Text role="status" c="dimmed">
        {t('statistics.shown', { period: textOf(period) })}
      </Text>
      <LoadedStatistics {...props} period={period} onShowAllOffers={showAllOffers} />
    </>
  );
}

/** The period and the filters of the statistics. */
export interface StatisticsFilter {
  readonly choice: PeriodChoice;
  readonly shopId?: string;
  readonly offerId?: string;
}

export interface FilteredStatisticsProps {
  readonly businessId: string;
  /** All shops of an owner, or the one shop of a validator. */
  readonly shops: readonly Shop[];
  readonly filter: StatisticsFilter;
  readonly onChange: (filter: StatisticsFilter) => void;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Whether the user is the owner; validators see no money and publish nothing. */
  readonly isOwner: boolean;
}

/** The statistics of a period, with filters for the period, the shop and the offer. */
export function FilteredStatistics(props: FilteredStatisticsProps) {
  return (
    <Stack gap="md">
      <StatisticsFilters {...props} />
      <StatisticsResults {...props} />
    </Stack>
  );
}

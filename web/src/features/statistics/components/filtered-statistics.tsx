import { Stack } from '@mantine/core';
import type { Shop } from '#contract/shops/shops.ts';
import type { StatisticsFilter } from '../use-statistics-filter.ts';
import { StatisticsFilters } from './filters/statistics-filters.tsx';
import { StatisticsResults } from './statistics-results.tsx';

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

import { statisticsRoutes } from '#contract/statistics/routes.ts';
import type { StatisticsQuery } from '#contract/statistics/statistics.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Milliseconds between two reads, so that a redemption is shown within five seconds. */
const whileCounting = 3_000;

/** The same after a read that failed. */
const afterFailure = 30_000;

/**
 * The statistics of a business. Those that are `live`, because the period has not ended, are read again and again while
 * the page is visible.
 */
export const statisticsOf = (businessId: string, query: StatisticsQuery, isLive: boolean) => ({
  ...routeQuery(statisticsRoutes.getStatistics, { params: { id: businessId }, query }),
  ...(isLive && {
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }: { readonly state: { readonly error: unknown } }) =>
      state.error ? afterFailure : whileCounting,
  }),
});

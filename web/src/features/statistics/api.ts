import { offerRoutes } from '#contract/offers/routes.ts';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import type { StatisticsQuery } from '#contract/statistics/statistics.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of the offer that the statistics are filtered by. */
export const chosenOfferQuery = (id: string) =>
  routeQuery(offerRoutes.getOffer, { params: { id }, query: {} });

/** Milliseconds between two requests, so that a redemption appears within five seconds. */
const whileCounting = 3_000;

/** Milliseconds after a failed request. */
const afterFailure = 30_000;

/**
 * Query of a business's statistics. `isLive` polls a period that has not ended, while the page is visible. A
 * connection that the server writes to would need a gateway and a table for one screen.
 */
export const statisticsOf = (businessId: string, query: StatisticsQuery, isLive: boolean) => ({
  ...routeQuery(statisticsRoutes.getStatistics, { params: { id: businessId }, query }),
  ...(isLive && {
    staleTime: whileCounting,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }: { readonly state: { readonly error: unknown } }) =>
      state.error ? afterFailure : whileCounting,
  }),
});

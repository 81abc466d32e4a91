import { Stack } from '@mantine/core';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { focusPageHeading } from '#web/ui/page/focus-page-heading.ts';
import type { FilteredStatisticsProps } from './filtered-statistics.tsx';
import { NoStatistics } from './no-statistics.tsx';
import { ByDay } from './sections/by-day.tsx';
import { ByHour } from './sections/by-hour.tsx';
import { ByOffer } from './sections/by-offer.tsx';
import { ByRefusal } from './sections/by-refusal.tsx';
import { ByShop } from './sections/by-shop.tsx';
import { ByValidator } from './sections/by-validator.tsx';
import { Totals } from './sections/totals.tsx';

interface StatisticsViewProps extends Omit<FilteredStatisticsProps, 'today'> {
  readonly statistics: Statistics;
}

/** The totals of a period, then the numbers by day, hour, shop, offer, validator and reason of refusal. */
export function StatisticsView({ statistics, ...page }: StatisticsViewProps) {
  const { shops, filter, onChange } = page;
  const { totals, comparedTo, byDay, byHour, byShop, byOffer, byValidator, byRefusal } = statistics;
  const isOfOffer = filter.offerId !== undefined;
  const isOfShops = shops.length > 1 && filter.shopId === undefined;
  // The pressed row is gone then.
  const chooseOffer = (offerId: string) => {
    onChange({ ...filter, offerId });
    focusPageHeading();
  };
  return (
    <Stack gap="md">
      <Totals statistics={statistics} isOfOffer={isOfOffer} />
      {totals.claims + comparedTo.totals.claims === 0 && (
        <NoStatistics {...page} missing="noClaims" />
      )}
      <ByDay days={byDay} />
      {byHour && <ByHour hours={byHour} />}
      {isOfShops && <ByShop rows={byShop} shops={shops} />}
      {!isOfOffer && <ByOffer rows={byOffer} onChoose={chooseOffer} />}
      {byValidator && <ByValidator rows={byValidator} />}
      <ByRefusal rows={byRefusal} />
    </Stack>
  );
}

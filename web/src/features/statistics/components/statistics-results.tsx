import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { parseInput } from '#contract/http/field-errors.ts';
import { idPattern } from '#contract/http/id-format.ts';
import { periodBefore } from '#contract/statistics/period.ts';
import { periodOf } from '#web/lib/period/period-choice.ts';
import { periodInput } from '#web/lib/period/period-input.ts';
import { usePeriodText } from '#web/lib/period/use-period-text.ts';
import type { FilteredStatisticsProps } from './filtered-statistics.tsx';
import { LoadedStatistics } from './loaded-statistics.tsx';
import { OfferNotFound } from './offer-not-found.tsx';

/** The numbers of the chosen period. If its days are invalid, the form above shows the error. */
export function StatisticsResults(props: FilteredStatisticsProps) {
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
        {t('statistics.compared', {
          period: textOf(period),
          before: textOf(periodBefore(period)),
        })}
      </Text>
      <LoadedStatistics {...props} period={period} onShowAllOffers={showAllOffers} />
    </>
  );
}

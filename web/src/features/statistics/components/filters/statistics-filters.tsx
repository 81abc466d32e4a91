import { useTranslation } from 'react-i18next';
import {
  type PeriodChoice,
  type PeriodKind,
  periodKinds,
  periodOf,
} from '#web/lib/period/period-choice.ts';
import { ShopFilter } from '#web/product/shop/shop-filter.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { MonthFilter } from '#web/ui/filters/month-filter.tsx';
import { focusPageHeading } from '#web/ui/page/focus-page-heading.ts';
import type { FilteredStatisticsProps } from '../filtered-statistics.tsx';
import { ChosenOffer } from './chosen-offer.tsx';
import { DaysFilter } from './days-filter.tsx';

type StatisticsFiltersProps = Pick<
  FilteredStatisticsProps,
  'shops' | 'filter' | 'onChange' | 'today'
>;

/** Filters for the period and the shop, and a button to show all offers. */
export function StatisticsFilters({ shops, filter, onChange, today }: StatisticsFiltersProps) {
  const { t } = useTranslation();
  const { choice, shopId, offerId } = filter;
  const choose = (chosen: PeriodChoice) => onChange({ ...filter, choice: chosen });
  const chooseKind = (kind: PeriodKind) => {
    // A choice of single days starts from the shown period.
    if (kind === 'days') choose({ kind, ...periodOf(choice, today) });
    else if (kind === 'month') choose({ kind, month: today.slice(0, 7) });
    else choose({ kind });
  };
  const chooseShop = (chosen: string | undefined) => {
    const { shopId: _, ...rest } = filter;
    onChange({ ...rest, ...(chosen && { shopId: chosen }) });
  };
  const showAllOffers = () => {
    const { offerId: _, ...rest } = filter;
    onChange(rest);
    focusPageHeading();
  };
  return (
    <div>
      <FilterBar>
        <FilterTabs
          label={t('statistics.period')}
          value={choice.kind}
          onChange={chooseKind}
          data={periodKinds.map((kind) => ({
            value: kind,
            label: t(`statistics.periods.${kind}`),
          }))}
        />
        {choice.kind === 'month' && (
          <MonthFilter
            value={choice.month}
            onChange={(month) => choose({ kind: 'month', month })}
            today={today}
          />
        )}
        <ShopFilter
          label={t('statistics.filterShop')}
          shops={shops}
          value={shopId}
          onChange={chooseShop}
        />
      </FilterBar>
      {choice.kind === 'days' && (
        <DaysFilter
          value={choice}
          onChange={(period) => choose({ kind: 'days', ...period })}
          today={today}
        />
      )}
      {offerId && <ChosenOffer offerId={offerId} onRemove={showAllOffers} />}
    </div>
  );
}

import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { idPattern } from '#contract/http/id-format.ts';
import {
  type PeriodChoice,
  type PeriodKind,
  periodKinds,
  periodOf,
} from '#web/lib/period/period-choice.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { ShopFilter } from '#web/product/shop/shop-filter.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { MonthFilter } from '#web/ui/filters/month-filter.tsx';
import { focusPageHeading } from '#web/ui/page/page-header.tsx';
import { LoadFailure } from '#web/ui/query-view.tsx';
import skeleton from '#web/ui/skeleton.module.css';
import { chosenOfferQuery } from '../api.ts';
import classes from './days-form.module.css';
import type { DaysFormProps } from './days-form.tsx';
import type { FilteredStatisticsProps } from './filtered-statistics.tsx';

/** The form loads the calendar, which most periods do not need. */
const DaysForm = partOnDemand(() => import('./days-form.tsx'));

/** As high as the fields, so that the page below does not move. */
function FieldsSkeleton() {
  const look = skeleton['root'] ?? '';
  return (
    <div className={classes['fields']} aria-hidden="true">
      <Skeleton height={68} radius="md" className={look} />
      <Skeleton height={68} radius="md" className={look} />
      <Skeleton height={42} width={118} radius="md" className={`${look} ${classes['button']}`} />
    </div>
  );
}

/** The choice of single days, once its code is loaded. */
function DaysFilter(props: DaysFormProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? (
    <LoadFailure
      error={new ApiError({ code: 'NETWORK', status: 0 })}
      onRetry={() => setHasFailed(false)}
    />
  ) : (
    <DaysForm {...props} fallback={<FieldsSkeleton />} onLoadFailure={() => setHasFailed(true)} />
  );
}

interface ChosenOfferProps {
  readonly offerId: string;
  readonly onRemove: () => void;
}

/** Names the offer that the numbers are filtered by, with a button to show all offers. */
function ChosenOffer({ offerId, onRemove }: ChosenOfferProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    ...chosenOfferQuery(offerId),
    enabled: idPattern('offer').test(offerId),
  });
  return (
    <Group gap="xs" mb="sm">
      <Text style={{ overflowWrap: 'anywhere' }}>
        {data
          ? t('statistics.ofOffer', { title: data.title })
          : t(error ? 'statistics.removed.offer' : 'statistics.ofOneOffer')}
      </Text>
      <Button variant="default" onClick={onRemove}>
        {t('statistics.allOffers')}
      </Button>
    </Group>
  );
}

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

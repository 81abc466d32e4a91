import { Anchor, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { daysOf } from '#contract/statistics/period.ts';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { barsOfDays, shortLabel, withoutEmptyEnds } from '#web/lib/numbers/bars.ts';
import { isMoney, shownTotals, useNumberText } from '#web/lib/numbers/shown-totals.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { NumberTile, NumberTiles } from '#web/ui/numbers/number-tile.tsx';
import { focusPageHeading } from '#web/ui/page/page-header.tsx';
import { changeOf } from '../change-of.ts';
import type { FilteredStatisticsProps } from './filtered-statistics.tsx';
import { NoStatistics } from './no-statistics.tsx';
import { BarsSection, RankingSection, type RankingSectionProps } from './number-sections.tsx';
import classes from './statistics-view.module.css';

interface TotalsProps {
  readonly statistics: Statistics;
  readonly isOfOffer: boolean;
}

/** The totals of a period, each with its difference from the previous period of equal length. */
function Totals({ statistics, isOfOffer }: TotalsProps) {
  const { t } = useTranslation();
  const textOf = useNumberText();
  const { totals, comparedTo } = statistics;
  const count = daysOf(comparedTo);
  return (
    <NumberTiles>
      {shownTotals(totals, isOfOffer).map((name) => {
        const value = totals[name] ?? 0;
        const { kind, difference } = changeOf(value, comparedTo.totals[name] ?? 0);
        return (
          <NumberTile
            key={name}
            name={name}
            label={t(`statistics.totals.${name}`)}
            value={value}
            note={t(`statistics.change.${kind}`, {
              count,
              difference: textOf(difference, isMoney(name)),
            })}
          />
        );
      })}
    </NumberTiles>
  );
}

/** Claims and redemptions by day. For a long period, the bars are months, and the table still has days. */
function ByDay({ days }: { readonly days: Statistics['byDay'] }) {
  const { t } = useTranslation();
  const fullLabel = (key: string) =>
    key.length === 7 ? monthTitle(`${key}-01`, currentLanguage()) : formatDay(key);
  return (
    <BarsSection
      title={t('statistics.byDay')}
      rowTitle={t('statistics.column.day')}
      bars={barsOfDays(days)}
      labelOf={shortLabel}
      nameOf={fullLabel}
      rows={days.map(({ day, ...numbers }) => ({ key: day, name: formatDay(day), ...numbers }))}
      columns={['views', 'claims', 'redemptions', 'offerRevenue']}
    />
  );
}

type Hours = NonNullable<Statistics['byHour']>;

/** Claims and redemptions by the hour of the day; only hours with numbers have bars. */
function ByHour({ hours }: { readonly hours: Hours }) {
  const { t } = useTranslation();
  const nameOf = (hour: string) => t('statistics.hour', { hour });
  const rows = hours.map(({ hour, ...numbers }) => ({ key: String(hour), ...numbers }));
  return (
    <BarsSection
      title={t('statistics.byHour')}
      rowTitle={t('statistics.column.hour')}
      bars={withoutEmptyEnds(rows)}
      labelOf={nameOf}
      nameOf={nameOf}
      rows={rows.map((row) => ({ ...row, name: nameOf(row.key) }))}
      columns={['claims', 'redemptions']}
    />
  );
}

interface RankingsProps extends Pick<FilteredStatisticsProps, 'shops' | 'filter'> {
  readonly statistics: Statistics;
  readonly onChooseOffer: (offerId: string) => void;
}

const vouchers = ['claims', 'redemptions', 'offerRevenue'] as const;

/** The rankings by shop, offer, validator and reason of refusal. An offer links to its own numbers. */
function Rankings({ statistics, shops, filter, onChooseOffer }: RankingsProps) {
  const { t } = useTranslation();
  const { byShop, byOffer, byValidator, byRefusal } = statistics;
  const labels = new Map(shopLabels(shops).map(({ value, label }) => [value, label]));
  const rankings: readonly (RankingSectionProps | false | undefined)[] = [
    shops.length > 1 &&
      filter.shopId === undefined && {
        title: t('statistics.byShop'),
        rowTitle: t('statistics.column.shop'),
        rows: byShop.map(({ shopId, shopIdentifier, ...numbers }) => ({
          key: shopId,
          // The names that owners know.
          name: labels.get(shopId) ?? shopIdentifier ?? t('statistics.removed.shop'),
          ...numbers,
        })),
        columns: vouchers,
        by: 'redemptions',
        empty: t('statistics.noVouchers'),
      },
    filter.offerId === undefined && {
      title: t('statistics.byOffer'),
      rowTitle: t('statistics.column.offer'),
      rows: byOffer.map(({ offerId, title, ...numbers }) => ({
        key: offerId,
        name:
          title === undefined ? (
            t('statistics.removed.offer')
          ) : (
            <Anchor
              component="button"
              type="button"
              className={classes['title'] ?? ''}
              onClick={() => onChooseOffer(offerId)}
            >
              {title}
            </Anchor>
          ),
        ...numbers,
      })),
      columns: vouchers,
      by: 'redemptions',
      empty: t('statistics.noVouchers'),
    },
    byValidator && {
      title: t('statistics.byValidator'),
      rowTitle: t('statistics.column.validator'),
      rows: byValidator.map(({ kind, validatorId, name, ...numbers }) => ({
        key: validatorId ?? kind,
        name: name ?? t(kind === 'owner' ? 'statistics.owner' : 'statistics.removed.validator'),
        ...numbers,
      })),
      columns: ['redemptions', 'offerRevenue'],
      by: 'redemptions',
      empty: t('statistics.noRedemptions'),
    },
    {
      title: t('statistics.byRefusal'),
      rowTitle: t('statistics.column.reason'),
      rows: byRefusal.map(({ code, refusals }) => ({
        key: code,
        name: t(`statistics.refusals.${code}`),
        refusals,
      })),
      columns: ['refusals'],
      by: 'refusals',
      empty: t('statistics.noRefusals'),
    },
  ];
  return rankings.map((ranking) => ranking && <RankingSection key={ranking.title} {...ranking} />);
}

interface StatisticsViewProps extends Omit<FilteredStatisticsProps, 'today'> {
  readonly statistics: Statistics;
}

/** The totals of a period, then the numbers by day, hour, shop, offer, validator and reason of refusal. */
export function StatisticsView({ statistics, ...page }: StatisticsViewProps) {
  const { shops, filter, onChange } = page;
  const { totals, comparedTo, byDay, byHour } = statistics;
  // The pressed row is gone then.
  const chooseOffer = (offerId: string) => {
    onChange({ ...filter, offerId });
    focusPageHeading();
  };
  return (
    <Stack gap="md">
      <Totals statistics={statistics} isOfOffer={filter.offerId !== undefined} />
      {totals.claims + comparedTo.totals.claims === 0 && (
        <NoStatistics {...page} missing="noClaims" />
      )}
      <ByDay days={byDay} />
      {byHour && <ByHour hours={byHour} />}
      <Rankings statistics={statistics} shops={shops} filter={filter} onChooseOffer={chooseOffer} />
    </Stack>
  );
}

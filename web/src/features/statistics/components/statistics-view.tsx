import { Anchor, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { barsOfDays, shortLabel, withoutEmptyEnds } from '#web/lib/numbers/bars.ts';
import { shownTotals, type TotalName } from '#web/lib/numbers/shown-totals.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { useFolds } from '#web/platform/navigation/navigation.ts';
import { NumberTile, NumberTiles } from '#web/ui/numbers/number-tile.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { focusPageHeading } from '#web/ui/page/page-header.tsx';
import { funnelSteps, headlineOf } from '../funnel-steps.ts';
import { useChangeText } from '../use-change-text.ts';
import type { FilteredStatisticsProps } from './filtered-statistics.tsx';
import { Funnel } from './funnel.tsx';
import { Headline } from './headline.tsx';
import { ShareFlyer } from './no-statistics.tsx';
import { BarsSection, RankingSection, type RankingSectionProps } from './number-sections.tsx';
import classes from './statistics-view.module.css';

type FoldOf = ReturnType<typeof useFolds>;

interface OtherTotalsProps {
  readonly statistics: Statistics;
  readonly isOfOffer: boolean;
  readonly foldOf: FoldOf;
}

/** The totals that are neither in front nor in the funnel. One without any count, also before, is left out. */
function OtherTotals({ statistics, isOfOffer, foldOf }: OtherTotalsProps) {
  const { t } = useTranslation();
  const changeText = useChangeText();
  const { totals, comparedTo } = statistics;
  const before = comparedTo?.totals;
  const isShown = (name: TotalName) =>
    !funnelSteps.some((step) => step === name) &&
    name !== headlineOf(totals, before) &&
    (totals[name] ?? 0) + (before?.[name] ?? 0) > 0;
  const names = shownTotals(totals, isOfOffer).filter(isShown);
  if (names.length === 0) return null;
  return (
    <Fold title={t('statistics.moreNumbers')} {...foldOf('more')}>
      <NumberTiles>
        {names.map((name) => (
          <NumberTile
            key={name}
            name={name}
            label={t(`statistics.totals.${name}`)}
            value={totals[name] ?? 0}
            {...(before && { note: changeText(name, totals[name] ?? 0, before[name]) })}
          />
        ))}
      </NumberTiles>
    </Fold>
  );
}

interface PartProps {
  readonly statistics: Statistics;
  readonly foldOf: FoldOf;
}

/** Claims and redemptions by day. For a long period, the bars are months, and the table still has days. */
function ByDay({ statistics: { byDay: days }, foldOf }: PartProps) {
  const { t } = useTranslation();
  const isCounted = days.some(({ views, claims, redemptions }) => views + claims + redemptions > 0);
  if (!isCounted) return null;
  const fullLabel = (key: string) =>
    key.length === 7 ? monthTitle(`${key}-01`, currentLanguage()) : formatDay(key);
  return (
    <BarsSection
      title={t('statistics.byDay')}
      fold={foldOf('day')}
      rowTitle={t('statistics.column.day')}
      bars={barsOfDays(days)}
      labelOf={shortLabel}
      nameOf={fullLabel}
      rows={days.map(({ day, ...numbers }) => ({ key: day, name: formatDay(day), ...numbers }))}
      columns={['views', 'claims', 'redemptions', 'offerRevenue']}
    />
  );
}

/** Claims and redemptions by the hour of the day; only hours with numbers have bars. */
function ByHour({ statistics: { byHour: hours = [] }, foldOf }: PartProps) {
  const { t } = useTranslation();
  const nameOf = (hour: string) => t('statistics.hour', { hour });
  const rows = hours.map(({ hour, ...numbers }) => ({ key: String(hour), ...numbers }));
  const bars = withoutEmptyEnds(rows);
  if (bars.length === 0) return null;
  return (
    <BarsSection
      title={t('statistics.byHour')}
      fold={foldOf('hour')}
      rowTitle={t('statistics.column.hour')}
      bars={bars}
      labelOf={nameOf}
      nameOf={nameOf}
      rows={rows.map((row) => ({ ...row, name: nameOf(row.key) }))}
      columns={['claims', 'redemptions']}
    />
  );
}

interface RankingsProps extends PartProps, Pick<FilteredStatisticsProps, 'shops' | 'filter'> {
  readonly onChooseOffer: (offerId: string) => void;
}

const vouchers = ['claims', 'redemptions', 'offerRevenue'] as const;

/** The rankings by shop, offer, validator and reason of refusal. An offer links to its own numbers. */
function Rankings({ statistics, foldOf, shops, filter, onChooseOffer }: RankingsProps) {
  const { t } = useTranslation();
  const { byShop, byOffer, byValidator, byRefusal } = statistics;
  const labels = new Map(shopLabels(shops).map(({ value, label }) => [value, label]));
  const rankings: readonly (RankingSectionProps | false | undefined)[] = [
    shops.length > 1 &&
      filter.shopId === undefined && {
        title: t('statistics.byShop'),
        fold: foldOf('shop'),
        rowTitle: t('statistics.column.shop'),
        rows: byShop.map(({ shopId, shopIdentifier, ...numbers }) => ({
          key: shopId,
          // The names that owners know.
          name: labels.get(shopId) ?? shopIdentifier ?? t('statistics.removed.shop'),
          ...numbers,
        })),
        columns: vouchers,
        by: 'redemptions',
      },
    filter.offerId === undefined && {
      title: t('statistics.byOffer'),
      fold: foldOf('offer'),
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
    },
    byValidator && {
      title: t('statistics.byValidator'),
      fold: foldOf('validator'),
      rowTitle: t('statistics.column.validator'),
      rows: byValidator.map(({ kind, validatorId, name, ...numbers }) => ({
        key: validatorId ?? kind,
        name: name ?? t(kind === 'owner' ? 'statistics.owner' : 'statistics.removed.validator'),
        ...numbers,
      })),
      columns: ['redemptions', 'offerRevenue'],
      by: 'redemptions',
    },
    {
      title: t('statistics.byRefusal'),
      fold: foldOf('refusal'),
      rowTitle: t('statistics.column.reason'),
      rows: byRefusal.map(({ code, refusals }) => ({
        key: code,
        name: t(`statistics.refusals.${code}`),
        refusals,
      })),
      columns: ['refusals'],
      by: 'refusals',
    },
  ];
  return rankings.map(
    (ranking) =>
      ranking && ranking.rows.length > 0 && <RankingSection key={ranking.title} {...ranking} />,
  );
}

interface StatisticsViewProps extends Omit<FilteredStatisticsProps, 'today'> {
  readonly statistics: Statistics;
}

/** The figure in front and the funnel; folded, the other totals and the numbers by day, hour, shop and so on. */
export function StatisticsView({ statistics, ...page }: StatisticsViewProps) {
  const { shops, filter, onChange, isOwner } = page;
  const { totals, comparedTo } = statistics;
  const foldOf = useFolds();
  // The pressed row is gone then.
  const chooseOffer = (offerId: string) => {
    onChange({ ...filter, offerId });
    focusPageHeading();
  };
  const part = { statistics, foldOf };
  return (
    <Stack gap="md">
      <Headline statistics={statistics} choice={filter.choice} />
      <Funnel statistics={statistics} />
      {isOwner && totals.claims + (comparedTo?.totals.claims ?? 0) === 0 && (
        <ShareFlyer shops={shops} filter={filter} />
      )}
      <OtherTotals {...part} isOfOffer={filter.offerId !== undefined} />
      <ByDay {...part} />
      <ByHour {...part} />
      <Rankings {...part} shops={shops} filter={filter} onChooseOffer={chooseOffer} />
    </Stack>
  );
}

import { type DayPeriod, daysIn } from '#contract/statistics/period.ts';
import type { Statistics, StatisticsTotals } from '#contract/statistics/statistics.ts';
import { type Counts, noCounts, sumOf, type ThingKind } from './contributions.ts';
import {
  type CountsById,
  findDays,
  findDaysOfOffer,
  findRefusals,
  sumOfMonths,
  sumOfYears,
} from './store/read-numbers.ts';
import { findViews } from './store/views-store.ts';

/** The scope of statistics: a business, one of its shops, or an offer in either. */
export interface Scope {
  readonly businessId: string;
  readonly shopId?: string | undefined;
  readonly offerId?: string | undefined;
}

/** The shop or business whose numbers are read. */
const ownerOf = ({ businessId, shopId }: Scope) => shopId ?? businessId;

interface Readings {
  readonly counts: ReadonlyMap<string, Counts>;
  readonly hours: readonly NonNullable<Statistics['byHour']>[number][];
  readonly views: ReadonlyMap<string, number>;
}

async function read(scope: Scope, period: DayPeriod): Promise<Readings> {
  const owner = ownerOf(scope);
  const { offerId } = scope;
  const found = findViews(offerId ?? owner, period);
  if (offerId !== undefined) {
    return { counts: await findDaysOfOffer(owner, offerId, period), hours: [], views: await found };
  }
  const days = await findDays(owner, period);
  const hours = [...Array(24).keys()].map((hour) => {
    const { claims, redemptions } = sumOf(days.map((day) => day.hours[hour] ?? {}));
    return { hour, claims, redemptions };
  });
  return {
    counts: new Map(days.map(({ day, counts }) => [day, counts])),
    hours,
    views: await found,
  };
}

const refusalsIn = async (scope: Scope, period: DayPeriod) =>
  // A refused voucher may belong to no offer, so refusals are counted per shop.
  scope.offerId === undefined ? findRefusals(ownerOf(scope), period) : new Map<never, number>();

function totalsOf(
  { counts, views }: Readings,
  refusals: ReadonlyMap<unknown, number>,
): StatisticsTotals {
  const { savingsCents, revenueCents, ...sum } = sumOf(counts.values());
  const total = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
  return {
    ...sum,
    views: total(views.values()),
    refusals: total(refusals.values()),
    consumerSavings: savingsCents / 100,
    offerRevenue: revenueCents / 100,
  };
}

/** Reads the totals of a period. */
export async function readTotals(scope: Scope, period: DayPeriod): Promise<StatisticsTotals> {
  const [readings, refusals] = await Promise.all([read(scope, period), refusalsIn(scope, period)]);
  return totalsOf(readings, refusals);
}

/** Reads the totals of a period, its days and hours, and the reasons of refusals. */
export async function readPeriod(scope: Scope, period: DayPeriod) {
  const [readings, refusals] = await Promise.all([read(scope, period), refusalsIn(scope, period)]);
  const byDay = daysIn(period).map((day) => {
    const { claims, redemptions, revenueCents } = readings.counts.get(day) ?? noCounts;
    const views = readings.views.get(day) ?? 0;
    return { day, views, claims, redemptions, offerRevenue: revenueCents / 100 };
  });
  const byRefusal = [...refusals]
    .map(([code, count]) => ({ code, refusals: count }))
    .sort((a, b) => b.refusals - a.refusals);
  return { totals: totalsOf(readings, refusals), byDay, byHour: readings.hours, byRefusal };
}

const kinds = { offer: 'O', shop: 'S', validator: 'V' } as const satisfies Record<
  string,
  ThingKind
>;

const addAll = (parts: readonly CountsById[]): CountsById => {
  const ids = new Set(parts.flatMap((part) => [...part.keys()]));
  return new Map([...ids].map((id) => [id, sumOf(parts.map((part) => part.get(id) ?? {}))]));
};

/** Splits a period into whole months and the days at its edges. */
function partsOf(period: DayPeriod) {
  const days = daysIn(period);
  const byMonth = Map.groupBy(days, (day) => day.slice(0, 7));
  const isWhole = (month: string) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return byMonth.get(month)?.length === new Date(Date.UTC(year, number, 0)).getUTCDate();
  };
  const months = [...byMonth.keys()];
  const edges = months
    .filter((month) => !isWhole(month))
    .map((month) => byMonth.get(month) ?? [])
    .map((own) => ({ from: own[0] ?? '', to: own.at(-1) ?? '' }));
  return { whole: months.filter(isWhole), edges };
}

/**
 * Reads the counts of each offer, shop or validator in a period, by id; the owner's redemptions have the id
 * `owner`. For a business, whole months come from the rows of years, so a year costs little more than a month.
 */
export async function readRows(
  scope: Scope,
  thing: keyof typeof kinds,
  period: DayPeriod,
): Promise<CountsById> {
  const kind = kinds[thing];
  const { businessId, shopId } = scope;
  if (shopId !== undefined) return sumOfMonths(shopId, kind, period);
  const { whole, edges } = partsOf(period);
  return addAll(
    await Promise.all([
      sumOfYears(businessId, kind, whole),
      ...edges.map((edge) => sumOfMonths(businessId, kind, edge)),
    ]),
  );
}

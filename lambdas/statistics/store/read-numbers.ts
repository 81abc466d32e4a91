import type * as z from 'zod/mini';
import type { redemptionRefusal } from '#contract/claims/claims.ts';
import { type DayPeriod, daysIn } from '#contract/statistics/period.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { highest, queryAll, queryRange, rowsBeginningWith } from '#lambdas/platform/table/query.ts';
import { getItems, type Item } from '#lambdas/platform/table/read.ts';
import {
  type Counts,
  letters,
  type Measure,
  measures,
  type SomeCounts,
  sumOf,
  type ThingKind,
} from '../contributions.ts';

const numberIn = (item: Item, name: string) => Number(item[name] ?? 0);

const countsIn = (item: Item, suffix: string): Counts =>
  sumOf([
    Object.fromEntries(
      measures.map((measure) => [measure, numberIn(item, `${letters[measure]}${suffix}`)]),
    ),
  ]);

/** Counts of a day, and of its hours from 0 to 23. */
export interface DayOfStatistics {
  readonly day: string;
  readonly counts: Counts;
  readonly hours: readonly SomeCounts[];
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

const hoursOfDay = [...Array(24).keys()].map(twoDigits);

const hourIn = (item: Item, hour: string, ...names: Measure[]): SomeCounts =>
  Object.fromEntries(names.map((name) => [name, numberIn(item, `${letters[name]}${hour}`)]));

/** Reads the days with counts of a shop or a business, in order. Eventual reads are enough for display. */
export async function findDays(owner: string, { from, to }: DayPeriod): Promise<DayOfStatistics[]> {
  const { PK, SK } = keys.statisticsOfDay(owner, from);
  const rows = await queryAll({
    partition: PK,
    from: SK,
    to: keys.statisticsOfDay(owner, to).SK,
    consistency: 'eventual',
  });
  return rows.map((row) => ({
    day: String(row['SK']).slice('DAY#'.length),
    counts: countsIn(row, ''),
    hours: hoursOfDay.map((hour) => hourIn(row, hour, 'claims', 'redemptions')),
  }));
}

/** The months of a period, `YYYY-MM`. */
const monthsIn = (period: DayPeriod) => [...new Set(daysIn(period).map((day) => day.slice(0, 7)))];

/** Reads the counts of one offer by day, for days in months that have any. */
export async function findDaysOfOffer(
  owner: string,
  offerId: string,
  period: DayPeriod,
): Promise<ReadonlyMap<string, Counts>> {
  const keyOf = (month: string) => keys.statisticsOfMonth(owner, 'O', month, offerId);
  const find = await getItems(monthsIn(period).map(keyOf), 'eventual');
  return new Map(
    daysIn(period).flatMap((day) => {
      const item = find(keyOf(day.slice(0, 7)));
      return item ? [[day, countsIn(item, day.slice(8))] as const] : [];
    }),
  );
}

export type CountsById = ReadonlyMap<string, Counts>;

const idIn = (row: Item) => String(row['SK']).split('#')[2] ?? '';

/**
 * Returns whether a business has numbers of a shop, even a removed one, in the months of a period. Its rows of
 * years have all of a shop's numbers except views, in attributes that end with the month.
 */
export async function hasNumbersOfShop(
  businessId: string,
  shopId: string,
  period: DayPeriod,
): Promise<boolean> {
  const months = monthsIn(period);
  const keyOf = (year: string) => keys.statisticsOfYear(businessId, 'S', year, shopId);
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  const find = await getItems(years.map(keyOf), 'eventual');
  return months.some((month) => {
    const names = Object.keys(find(keyOf(month.slice(0, 4))) ?? {});
    return names.some((name) => name.endsWith(month.slice(5)));
  });
}

/** Returns whether an offer of a business was ever claimed (eventual read of one row); only a claim makes such a row. */
export async function hasClaims(businessId: string): Promise<boolean> {
  const { PK, SK } = keys.statisticsOfYear(businessId, 'O', '', '');
  const range = rowsBeginningWith(PK, SK.slice(0, SK.indexOf('#') + 1));
  const rows = await queryRange({ ...range, consistency: 'eventual' }, 1);
  return rows.length > 0;
}

/** Sums up rows by their id, only the parts that `suffixesOf` selects. */
function sumsOf(rows: readonly Item[], suffixesOf: (row: Item) => readonly string[]): CountsById {
  const groups = Map.groupBy(rows, idIn);
  const sums = [...groups].map(
    ([id, own]) =>
      [id, sumOf(own.flatMap((row) => suffixesOf(row).map((one) => countsIn(row, one))))] as const,
  );
  return new Map(sums);
}

const timeIn = (row: Item) => String(row['SK']).split('#')[1] ?? '';

/** Sums up a period from the rows of months, which have its days. */
export async function sumOfMonths(
  owner: string,
  kind: ThingKind,
  period: DayPeriod,
): Promise<CountsById> {
  const months = monthsIn(period);
  const [first = '', last = first] = [months[0], months.at(-1)];
  const { PK, SK } = keys.statisticsOfMonth(owner, kind, first, '');
  const to = `${keys.statisticsOfMonth(owner, kind, last, '').SK}${highest}`;
  const rows = await queryAll({ partition: PK, from: SK, to, consistency: 'eventual' });
  const days = Map.groupBy(daysIn(period), (day) => day.slice(0, 7));
  return sumsOf(rows, (row) => (days.get(timeIn(row)) ?? []).map((day) => day.slice(8)));
}

/** Sums up whole months, `YYYY-MM`, from the rows of years, which only a business has. */
export async function sumOfYears(
  owner: string,
  kind: ThingKind,
  months: readonly string[],
): Promise<CountsById> {
  const byYear = Map.groupBy(months, (month) => month.slice(0, 4));
  const ofYears = await Promise.all(
    [...byYear].map(([year]) => {
      const { PK, SK } = keys.statisticsOfYear(owner, kind, year, '');
      return queryAll({ ...rowsBeginningWith(PK, SK), consistency: 'eventual' });
    }),
  );
  return sumsOf(ofYears.flat(), (row) =>
    (byYear.get(timeIn(row)) ?? []).map((month) => month.slice(5)),
  );
}

type Refusal = z.output<typeof redemptionRefusal>;

/** Reads how often the counters of a shop or a business refused vouchers in a period, by reason. */
export async function findRefusals(
  owner: string,
  period: DayPeriod,
): Promise<ReadonlyMap<Refusal, number>> {
  const [from, to] = [period.from, period.to].map((day) =>
    keys.refusalsOfMonth(owner, day.slice(0, 7)),
  );
  const rows = await queryAll({
    partition: from?.PK ?? '',
    from: from?.SK ?? '',
    to: to?.SK ?? '',
    consistency: 'eventual',
  });
  const days = new Set(daysIn(period));
  const found = new Map<Refusal, number>();
  for (const row of rows) {
    const month = String(row['SK']).slice('REFUSALS#'.length);
    for (const [name, value] of Object.entries(row)) {
      const [, code, date] = /^([A-Z_]+)_(\d\d)$/.exec(name) ?? [];
      if (code === undefined || !days.has(`${month}-${date}`)) continue;
      found.set(code as Refusal, (found.get(code as Refusal) ?? 0) + Number(value));
    }
  }
  return found;
}

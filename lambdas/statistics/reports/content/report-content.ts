import { stringify } from 'csv-stringify/sync';
import type { Language } from '#contract/http/languages.ts';
import type { ReportRow } from '#contract/statistics/report-row.ts';
import { type ColumnKind, type ReportType, reportColumns } from '#contract/statistics/reports.ts';
import { findOffers } from '#lambdas/offers/store/find-offers.ts';
import type { PartOfContent } from '#lambdas/platform/files/file.ts';
import { findShops, listShopIds } from '#lambdas/shops/store/shop-store.ts';
import { readTotals } from '../../read-statistics.ts';
import { codeTexts, columnTexts } from '../csv-texts.ts';
import type { ReportCheckpoint } from '../jobs.ts';
import { firstRows } from '../report.ts';
import {
  findCountedRows,
  inReais,
  type PagesOfRows,
  pagesOf,
  type ReportedPeriod,
} from './page-of-rows.ts';
import { findRedeemerNames, rowsOfRedemptions } from './rows-of-redemptions.ts';

/** Shops whose totals are read at the same time. */
const concurrency = 10;

async function findShopIds(businessId: string): Promise<string[]> {
  const ids: string[] = [];
  let position: string | undefined;
  do {
    const page = await listShopIds(businessId, { limit: 100, position });
    ids.push(...page.items);
    position = page.position;
  } while (position !== undefined);
  return ids;
}

/** The shops used in the period, the most used first, then the business's other shops. */
async function findReportedShops(report: ReportedPeriod): Promise<string[]> {
  const { businessId, shopId } = report;
  if (shopId !== undefined) return [shopId];
  const [counted, ids] = await Promise.all([
    findCountedRows(report, 'shop'),
    findShopIds(businessId),
  ]);
  return [...new Set([...counted.map(([id]) => id), ...ids])];
}

async function totalsRow(report: ReportedPeriod, shopId: string, shop: string): Promise<ReportRow> {
  const totals = await readTotals({ businessId: report.businessId, shopId }, report);
  return [
    shop,
    totals.views,
    totals.claims,
    totals.cancels,
    totals.redemptions,
    totals.refusals,
    totals.expired,
    totals.newFollowers,
    totals.offerRevenue ?? 0,
    totals.consumerSavings ?? 0,
  ];
}

/** Yields the shops of a business in a period, or one of them; the identifier of a removed shop is empty. */
async function* rowsOfShops(report: ReportedPeriod, after: string | undefined): PagesOfRows {
  const ids = await findReportedShops(report);
  const read = async (page: readonly string[]) => {
    const shops = await findShops(page, 'eventual');
    const rows = page.map((id, index) => totalsRow(report, id, shops[index]?.shopIdentifier ?? ''));
    return { rows: await Promise.all(rows) };
  };
  yield* pagesOf(ids, after, read, concurrency);
}

/** CSV as Excel opens it in Brazil, where the comma is the decimal sign. */
const format = {
  delimiter: ';',
  record_delimiter: '\r\n',
  // Off by default with a custom record delimiter; without it, a single line feed would begin another row.
  quote_record_delimiter: true,
  // A cell that begins with = + - @, tab or return gets an apostrophe, or a spreadsheet would run it. Negative numbers
  // get none.
  escape_formulas: true,
} as const;

const localTime = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/;

/** A number of a column: money has two decimals, a decimal comma and no thousands separator. */
const writtenNumber = (value: number, kind: ColumnKind | undefined) =>
  kind === 'money' ? value.toFixed(2).replace('.', ',') : String(value);

function writtenText(value: string, kind: ColumnKind | undefined, language: Language): string {
  if (kind === 'time') return value.replace(localTime, '$3/$2/$1 $4');
  if (kind === 'code') return codeTexts[language][value as 'ONLINE' | 'OFFLINE'] ?? value;
  return value;
}

/** Returns the beginning of a report's file: the byte order mark that tells Excel UTF-8, and the column names. */
export function csvHead(type: ReportType, language: Language): string {
  const texts: Readonly<Record<string, string>> = columnTexts[language];
  const names = Object.keys(reportColumns[type]).map((key) => texts[key] ?? key);
  return stringify([names], { ...format, bom: true });
}

/** Returns rows of a report's file. */
export function csvRows(type: ReportType, language: Language, rows: readonly ReportRow[]): string {
  const kinds: readonly ColumnKind[] = Object.values(reportColumns[type]);
  return stringify([...rows], {
    ...format,
    cast: {
      number: (value, { index }) => writtenNumber(value, kinds[index]),
      string: (value, { index }) => writtenText(value, kinds[index], language),
    },
  });
}

/** Id for the owner's redemptions in statistics. */
const owner = 'owner';

const validatorOf = (id: string) => (id === owner ? undefined : id);

/** Yields the redeemers of a period, most redemptions first. */
async function* rowsOfValidators(report: ReportedPeriod, after: string | undefined): PagesOfRows {
  yield* pagesOf(await findCountedRows(report, 'validator'), after, async (counted) => {
    const ids = counted.flatMap(([id]) => validatorOf(id) ?? []);
    const { nameOf, named } = await findRedeemerNames(report.businessId, ids);
    return {
      rows: counted.map(([id, one]) => [
        nameOf(validatorOf(id)),
        one.redemptions,
        inReais(one.revenueCents),
      ]),
      validatorIds: named,
    };
  });
}

/** Yields the offers of a period, the most used first; the title of a removed offer is empty. */
async function* rowsOfOffers(report: ReportedPeriod, after: string | undefined): PagesOfRows {
  yield* pagesOf(await findCountedRows(report, 'offer'), after, async (counted) => {
    const offers = await findOffers(
      counted.map(([id]) => id),
      'eventual',
    );
    return {
      rows: counted.map(([, one], index) => [
        offers[index]?.offer.title ?? '',
        one.claims,
        one.cancels,
        one.redemptions,
        one.expired,
        inReais(one.revenueCents),
        inReais(one.savingsCents),
      ]),
    };
  });
}

type ReadRows = (report: ReportedPeriod, after: string | undefined) => PagesOfRows;

const rowsOf: Readonly<Record<ReportType, ReadRows>> = {
  OFFERS: rowsOfOffers,
  REDEMPTIONS: rowsOfRedemptions,
  SHOPS: rowsOfShops,
  VALIDATORS: rowsOfValidators,
};

/** A part of a report's text, and the facts known at its end. */
interface PartOfReport extends PartOfContent<ReportCheckpoint> {
  readonly known: ReportCheckpoint;
}

const beginning = (language: Language): ReportCheckpoint => ({
  position: null,
  language,
  rowsCount: 0,
  shown: [],
  validatorIds: [],
});

/** Yields the text of a report's file from its beginning or from a checkpoint, one part per page of rows. */
export async function* reportContentOf(
  report: ReportedPeriod,
  language: Language,
  from?: ReportCheckpoint,
): AsyncGenerator<PartOfReport> {
  const { type } = report;
  let known = from ?? beginning(language);
  if (!from) yield { text: csvHead(type, language), next: known, known };
  for await (const page of rowsOf[type](report, known.position ?? undefined)) {
    const { rows, validatorIds = [], position } = page;
    known = {
      position,
      language,
      rowsCount: known.rowsCount + rows.length,
      shown: firstRows(known.shown, rows),
      validatorIds: [...new Set([...known.validatorIds, ...validatorIds])],
    };
    yield { text: csvRows(type, language, rows), next: known, known };
  }
  yield { text: '', next: undefined, known };
}

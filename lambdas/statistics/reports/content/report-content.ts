import type { Language } from '#contract/http/languages.ts';
import type { ReportType } from '#contract/statistics/reports.ts';
import type { PartOfContent } from '#lambdas/platform/files/file.ts';
import { csvHead, csvRows } from '../csv.ts';
import { firstRows } from '../report.ts';
import type { ReportCheckpoint } from '../report-checkpoint.ts';
import type { PagesOfRows, ReportedPeriod } from './page-of-rows.ts';
import { rowsOfOffers } from './rows-of-offers.ts';
import { rowsOfRedemptions } from './rows-of-redemptions.ts';
import { rowsOfShops } from './rows-of-shops.ts';
import { rowsOfValidators } from './rows-of-validators.ts';

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

/** Yields the text of a report's file from its beginning or from a place on, one part per page of rows. */
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

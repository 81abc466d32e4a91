import { stringify } from 'csv-stringify/sync';
import type { Language } from '#contract/http/languages.ts';
import type { ReportRow } from '#contract/statistics/report-row.ts';
import { type ColumnKind, type ReportType, reportColumns } from '#contract/statistics/reports.ts';
import { codeTexts, columnTexts } from './csv-texts.ts';

/** CSV as Excel opens it in Brazil, where the comma is the decimal sign. */
const format = {
  delimiter: ';',
  record_delimiter: '\r\n',
  // Off by default with a custom record delimiter; without it, a single line feed would begin another row.
  quote_record_delimiter: true,
  // A cell that begins with = + - @, tab or return gets an apostrophe, or a spreadsheet would run it.
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

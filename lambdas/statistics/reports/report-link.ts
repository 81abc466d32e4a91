import type { Report } from '#contract/statistics/reports.ts';
import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';
import { signFileLink } from '#lambdas/platform/files/sign-file-link.ts';
import type { ReportItem } from '../store/report-store.ts';
import { fileTexts } from './csv-texts.ts';

const bucket = requiredVariable('REPORTS_BUCKET');

/** Name under which a browser saves a report's file. */
function fileNameOf({ type, from, to, language = 'pt' }: ReportItem): string {
  return `vitrine-${fileTexts[language][type]}-${from}-${to}.csv`;
}

/** Returns a link to a report's file, valid for ten minutes from `now`. */
export async function signReportLink(
  report: ReportItem,
  key: string,
  now: Date,
): Promise<Required<Pick<Report, 'csvUrl' | 'expiresAt'>>> {
  const file = { bucket, key };
  const { url, expiresAt } = await signFileLink(file, fileNameOf(report), now);
  return { csvUrl: url, expiresAt };
}

import { chooseLanguage, defaultLanguage, type Language } from '#contract/http/languages.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import type { FileProgress, RestOfFile } from '#lambdas/platform/files/file.ts';
import { FileWriter } from '#lambdas/platform/files/file-writer.ts';
import { findAddressee } from '#lambdas/platform/identity/find-addressee.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { readTotals } from '../read-statistics.ts';
import {
  findReport,
  findReportRows,
  finishReport,
  type ReportItem,
} from '../store/report-store.ts';
import { scopeOf } from './content/page-of-rows.ts';
import { reportContentOf } from './content/report-content.ts';
import { findRemovedOf } from './content/rows-of-redemptions.ts';
import type { ReportCheckpoint } from './jobs.ts';
import { endOfRows } from './report.ts';
import { dropFile, removeReportFile, reportFileOf } from './report-file.ts';

/** Returns the language that a user has chosen, else Portuguese. */
async function findUserLanguage(userId: string, now: Date): Promise<Language> {
  const addressee = await findAddressee(userId, now);
  const locale = addressee === 'in doubt' ? undefined : addressee?.locale;
  return chooseLanguage(undefined, locale ? [locale] : []);
}

/** The job: the report, and its file when the job was started. */
interface ReportToMake {
  readonly id: string;
  readonly businessId: string;
  readonly fileKey: string;
  readonly progress: FileProgress<ReportCheckpoint> | null;
}

/** Marks a report as ready. Returns false if no report has this file any more: it was remade, or removed. */
async function finish(before: ReportItem, known: ReportCheckpoint, now: Date): Promise<boolean> {
  const { language, rowsCount, shown, validatorIds } = known;
  const totals = await readTotals(scopeOf(before), before);
  const made = { status: 'ready', madeAt: now.toISOString(), language, rowsCount, totals } as const;
  const rows = { rows: shown, validatorIds, ttl: endOfRows(now) };
  return retryOnConflict(async (commit) => {
    const report = await findReport(before.businessId, before.id);
    if (report?.fileKey !== before.fileKey) return false;
    if (report?.status === 'processing') {
      await commit(finishReport(report, { ...report, ...made }, rows));
    }
    return true;
  });
}

async function findOwnerLanguage(businessId: string, now: Date): Promise<Language> {
  const business = await findBusiness(businessId);
  return business ? findUserLanguage(business.userId, now) : defaultLanguage;
}

/** Drops the file if it names a validator who was removed meanwhile, whose job may have missed it. */
async function dropIfOutdated(businessId: string, id: string): Promise<void> {
  const { validatorIds = [] } = (await findReportRows(businessId, id)) ?? {};
  const removed = await findRemovedOf(businessId, validatorIds);
  if (removed.length > 0) await dropFile(businessId, id);
}

/**
 * Makes a report's file as far as time allows, and marks the report as ready. Removes the file if the report is
 * gone or has another file by now. Returns the progress for the next run.
 */
export async function makeReport(
  { id, businessId, fileKey, progress }: ReportToMake,
  now: Date,
  hasTime: () => boolean,
): Promise<RestOfFile<ReportCheckpoint>> {
  const writer = new FileWriter(reportFileOf(fileKey), now, progress);
  const report = await findReport(businessId, id);
  if (report?.fileKey !== fileKey) {
    await writer.abandon();
    await removeReportFile(fileKey);
    return undefined;
  }
  if (report.status === 'processing') {
    const language = progress?.place.language ?? (await findOwnerLanguage(businessId, now));
    let known: ReportCheckpoint | undefined;
    const content = async function* (_: Date, from?: ReportCheckpoint) {
      for await (const part of reportContentOf(report, language, from)) {
        known = part.known;
        yield part;
      }
    };
    const outcome = await writer.write(content, hasTime);
    if (outcome === 'lost') return { progress: null };
    if (outcome === 'unfinished') return { progress: writer.progress };
    if (!known || !(await finish(report, known, new Date()))) {
      await removeReportFile(fileKey);
      return undefined;
    }
  }
  await dropIfOutdated(businessId, id);
  return undefined;
}

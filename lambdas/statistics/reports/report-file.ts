import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';
import type { StoredFile } from '#lambdas/platform/files/file.ts';
import { removeFile } from '#lambdas/platform/files/file-storage.ts';
import type { JobStep } from '#lambdas/platform/jobs/job-steps.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReport, findReportsNaming, replaceReport } from '../store/report-store.ts';

const bucket = requiredVariable('REPORTS_BUCKET');

/** Returns the file of a report, by its key. */
export const reportFileOf = (fileKey: string): StoredFile => ({
  bucket,
  key: fileKey,
  contentType: 'text/csv; charset=utf-8',
});

/** Removes a file that no report has any more. */
export async function removeReportFile(fileKey: string): Promise<void> {
  await removeFile(reportFileOf(fileKey));
}

/** Takes the file and its rows from a ready report, which then has expired; a job removes the file. */
export async function dropFile(businessId: string, id: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const report = await findReport(businessId, id);
    if (report?.status !== 'ready' || report.fileKey === undefined) return;
    const { fileKey: _, ...rest } = report;
    await commit(replaceReport(report, rest));
  });
}

/** Returns the step that drops a business's files naming a removed validator. */
export const dropFilesNaming =
  (businessId: string, validatorId: string): JobStep =>
  async (position) => {
    const found = await findReportsNaming(businessId, validatorId, position);
    for (const id of found.ids) await dropFile(businessId, id);
    return { position: found.position };
  };

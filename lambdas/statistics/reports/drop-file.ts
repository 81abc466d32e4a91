import type { JobStep } from '#lambdas/platform/jobs/job-steps.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReport, findReportsNaming, replaceReport } from '../store/report-store.ts';

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

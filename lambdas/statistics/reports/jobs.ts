import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { languages } from '#contract/http/languages.ts';
import { reportRow } from '#contract/statistics/report-row.ts';
import { progressTo } from '#lambdas/platform/files/file.ts';
import { job, ownItem, ownLists } from '#lambdas/platform/jobs/job-row.ts';

/** Checkpoint of a report's file: where it continues, with the facts known by then. */
const reportCheckpoint = z.object({
  /** The rest of the rows begins after this position; null at the beginning. */
  position: z.nullable(z.string()),
  /** Language of the whole file, even if its owner chooses another one meanwhile. */
  language: z.enum(languages),
  rowsCount: z.int(),
  /** Rows for the screen. */
  shown: z.array(reportRow),
  /** Validators named in the file. */
  validatorIds: z.array(z.string()),
});

export type ReportCheckpoint = z.output<typeof reportCheckpoint>;

const reportProgress = progressTo(reportCheckpoint);

/** Key of the file, and its progress; null at the beginning. */
const fileWithProgress = {
  ...ownItem,
  fileKey: z.string(),
  progress: z.nullable(reportProgress),
};

export const reportJobs = {
  'make-report': job('reports', fileWithProgress, {
    'REPORTS REPORT': ({ sortId: id, before, after }) => {
      const fileKey = after?.fileKey;
      const isNew = fileKey !== undefined && fileKey !== before?.fileKey;
      return isNew && [{ id, fileKey, progress: null }];
    },
  }),
  // The id is the key of the file.
  'remove-report-file': job('reports', ownItem, {
    'REPORTS REPORT': ({ before, after }) => {
      const id = before?.fileKey;
      return id !== undefined && id !== after?.fileKey && [{ id }];
    },
  }),
  'drop-reports-of-validator': job('reports', ownLists, {
    'USER USER': ({ before, after }) => {
      const { validatorId: id, businessId } = before ?? {};
      if (id === undefined || businessId === undefined) return false;
      // The tombstone does not name the business.
      return after?.status === 'removed' && [{ id, businessId }];
    },
  }),
} as const;

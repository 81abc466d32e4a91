import * as z from 'zod/mini';
import { job, ownItem, ownLists } from '#lambdas/platform/jobs/job-row.ts';
import { reportProgress } from './report-checkpoint.ts';

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

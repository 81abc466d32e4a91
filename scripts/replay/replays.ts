import type { StageOutputs } from '../stage/outputs.ts';
import { replayChanges } from './replay-changes.ts';
import { replayJobs } from './replay-jobs.ts';
import { replaysOfSchedules } from './replay-runs.ts';
import { replayReceipts, replayUploads } from './replay-uploads.ts';
import type { Replayed } from './replayed.ts';

/** Replays by their name in the command. */
export const replays: Readonly<Record<string, (outputs: StageOutputs) => Promise<Replayed>>> = {
  jobs: (outputs) => replayJobs(outputs, { queue: 'JobsQueueUrl', failed: 'FailedJobsQueueUrl' }),
  counts: (outputs) =>
    replayJobs(outputs, { queue: 'CountsQueueUrl', failed: 'FailedCountsQueueUrl' }),
  'account-jobs': (outputs) =>
    replayJobs(outputs, { queue: 'AccountJobsQueueUrl', failed: 'FailedAccountJobsQueueUrl' }),
  billing: (outputs) =>
    replayJobs(outputs, { queue: 'BillingsQueueUrl', failed: 'FailedBillingsQueueUrl' }),
  exports: (outputs) =>
    replayJobs(outputs, { queue: 'ExportsQueueUrl', failed: 'FailedExportsQueueUrl' }),
  reports: (outputs) =>
    replayJobs(outputs, { queue: 'ReportsQueueUrl', failed: 'FailedReportsQueueUrl' }),
  messages: (outputs) =>
    replayJobs(outputs, { queue: 'MessagesQueueUrl', failed: 'FailedMessagesQueueUrl' }),
  mails: (outputs) =>
    replayJobs(outputs, { queue: 'MailsQueueUrl', failed: 'FailedMailsQueueUrl' }),
  images: (outputs) =>
    replayJobs(outputs, { queue: 'ImagesQueueUrl', failed: 'FailedImagesQueueUrl' }),
  'link-previews': (outputs) =>
    replayJobs(outputs, { queue: 'LinkPreviewsQueueUrl', failed: 'FailedLinkPreviewsQueueUrl' }),
  'picture-moves': (outputs) =>
    replayJobs(outputs, { queue: 'PictureMovesQueueUrl', failed: 'FailedPictureMovesQueueUrl' }),
  views: (outputs) =>
    replayJobs(outputs, {
      queue: 'ViewsQueueUrl',
      failed: 'FailedViewsQueueUrl',
      isUngrouped: true,
    }),
  uploads: replayUploads,
  receipts: replayReceipts,
  changes: replayChanges,
  ...replaysOfSchedules,
};

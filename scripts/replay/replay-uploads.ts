import * as z from 'zod/mini';
import type { StageOutputs } from '../stage/outputs.ts';
import { replayJobs } from './replay-jobs.ts';
import type { Replayed } from './replayed.ts';

/** What EventBridge could not deliver: the event of S3, or what the rule made of it. */
const undelivered = z.union([
  z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) }),
  z.object({ name: z.enum(['process-upload', 'process-receipt']), id: z.string() }),
]);

type Failed = 'FailedUploadEventsQueueUrl' | 'FailedReceiptEventsQueueUrl';

/** Queues the jobs on uploaded files of which EventBridge could not queue them. */
const replayFiles =
  (failed: Failed, name: 'process-upload' | 'process-receipt') =>
  (outputs: StageOutputs): Promise<Replayed> =>
    replayJobs(outputs, {
      queue: 'ImagesQueueUrl',
      failed,
      jobIn: (body) => {
        const event = undelivered.parse(JSON.parse(body));
        const id = 'detail' in event ? event.detail.object.key : event.id;
        return JSON.stringify({ name, id });
      },
    });

export const replayUploads = replayFiles('FailedUploadEventsQueueUrl', 'process-upload');
export const replayReceipts = replayFiles('FailedReceiptEventsQueueUrl', 'process-receipt');

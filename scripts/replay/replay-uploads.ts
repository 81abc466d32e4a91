import * as z from 'zod/mini';
import type { StageOutputs } from '../stage/outputs.ts';
import { replayJobs } from './replay-jobs.ts';
import type { Replayed } from './replayed.ts';

/** A message that EventBridge could not deliver: the S3 event, or the job that the rule made from it. */
const undelivered = z.union([
  z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) }),
  z.object({ name: z.enum(['process-upload', 'process-receipt']), id: z.string() }),
]);

type Failed = 'FailedUploadEventsQueueUrl' | 'FailedReceiptEventsQueueUrl';

/** Queues the jobs of uploaded files that EventBridge could not queue. */
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

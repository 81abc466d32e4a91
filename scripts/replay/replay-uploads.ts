import * as z from 'zod/mini';
import type { StageOutputs } from '../stage/outputs.ts';
import { replayJobs } from './replay-jobs.ts';
import type { Replayed } from './replayed.ts';

/** What EventBridge could not deliver: the event of S3, or what the rule made of it. */
const undelivered = z.union([
  z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) }),
  z.object({ name: z.literal('process-upload'), id: z.string() }),
]);

/** Queues the jobs of uploads of which EventBridge could not queue them. */
export function replayUploads(outputs: StageOutputs): Promise<Replayed> {
  return replayJobs(outputs, {
    queue: 'ImagesQueueUrl',
    failed: 'FailedUploadEventsQueueUrl',
    jobIn: (body) => {
      const event = undelivered.parse(JSON.parse(body));
      const id = 'detail' in event ? event.detail.object.key : event.id;
      return JSON.stringify({ name: 'process-upload', id });
    },
  });
}

import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Context, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { QueueName } from '#lambdas/entries/jobs.ts';
import type { StageOutputs } from '../stage/outputs.ts';
import type { Replayed } from './replayed.ts';

const event = z.object({
  Records: z.array(
    z.custom<DynamoDBRecord>((record) => typeof record === 'object' && record !== null),
  ),
});

/** Lambda's report of a failed batch. In a bucket, `payload` is the function's event. */
const report = z.object({ payload: z.unknown() });

/**
 * Reads the stream event in a file of an on-failure destination (AWS Lambda developer guide, "Retain discarded records
 * for a DynamoDB event source"), as a JSON string or an object. Throws for any other form.
 */
export function readKeptChanges(file: string): DynamoDBStreamEvent {
  const { payload } = report.parse(JSON.parse(file));
  return event.parse(typeof payload === 'string' ? JSON.parse(payload) : payload);
}

/**
 * Starts the jobs of the changes in the bucket of failed records, file by file. A file is deleted after its changes, so
 * an interrupted replay may start a job twice; jobs allow that.
 */
export async function replayChanges(outputs: StageOutputs): Promise<Replayed> {
  const Bucket = outputs.FailedChangesBucketName;
  // No change of the table starts a job for an upload.
  const queues: Readonly<Record<Exclude<QueueName, 'images'>, string>> = {
    jobs: outputs.JobsQueueUrl,
    counts: outputs.CountsQueueUrl,
    'account-jobs': outputs.AccountJobsQueueUrl,
    billing: outputs.BillingsQueueUrl,
    exports: outputs.ExportsQueueUrl,
    reports: outputs.ReportsQueueUrl,
    messages: outputs.MessagesQueueUrl,
    mails: outputs.MailsQueueUrl,
    'link-previews': outputs.LinkPreviewsQueueUrl,
    'picture-moves': outputs.PictureMovesQueueUrl,
  };
  process.env['JOB_QUEUES'] = JSON.stringify(queues);
  const { handler } = await import('#lambdas/entries/queue/start-jobs.ts');
  const client = new S3Client({ forcePathStyle: true });
  const replay = async (Key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    const event = readKeptChanges((await Body?.transformToString()) ?? '');
    const { batchItemFailures } = await handler(event, {} as Context);
    if (batchItemFailures.length > 0) {
      throw new Error(`${batchItemFailures.length} changes failed; their log is above`);
    }
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };
  let replayed = 0;
  const failures: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = '' } of Contents) {
      try {
        await replay(Key);
        replayed += 1;
      } catch (error) {
        failures.push(`${Key}: ${(error as Error).message}.`);
      }
    }
  }
  return { replayed, failures };
}

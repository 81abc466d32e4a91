import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Job } from '#lambdas/entries/jobs.ts';
import type { StageOutputs } from '#scripts/stage/outputs.ts';
import { awsClientSettings, stageUnderTest } from '../stage.ts';

type Queue = Extract<keyof StageOutputs, `${string}QueueUrl`>;

/** Queues a job without delay. */
export async function queueJob(queue: Queue, job: Job): Promise<void> {
  const client = new SQSClient(awsClientSettings());
  await client.send(
    new SendMessageCommand({
      QueueUrl: stageUnderTest().outputs[queue],
      MessageBody: JSON.stringify(job),
      // Otherwise the queue of previews delays its jobs.
      DelaySeconds: 0,
    }),
  );
  client.destroy();
}

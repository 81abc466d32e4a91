import { type Message, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { groupOf } from '#lambdas/platform/jobs/job.ts';
import type { StageOutputs } from '../stage/outputs.ts';
import { replayMessages } from './replay-messages.ts';
import type { Replayed } from './replayed.ts';

/** Outputs with the URLs of a job queue and its dead-letter queue. */
interface Queues {
  readonly queue: keyof StageOutputs;
  readonly failed: keyof StageOutputs;
  /** The messages have no group, since they name no business. */
  readonly isUngrouped?: true;
  /** Extracts the job from a message that wraps it. */
  readonly jobIn?: (body: string) => string;
}

/**
 * Returns the message with a job, in its previous group. It starts at turn 0, since the job may have failed at the
 * limit of turns.
 */
function messageWith(body: string, isUngrouped = false) {
  if (isUngrouped) return { MessageBody: body };
  const { turn: _, ...job } = JSON.parse(body);
  return { MessageBody: JSON.stringify(job), MessageGroupId: groupOf(job) };
}

/**
 * Moves jobs from a dead-letter queue back to their queue. A job is deleted after it was sent, so an interrupted replay
 * may send one twice; jobs allow that.
 */
export function replayJobs(
  outputs: StageOutputs,
  { queue, failed, isUngrouped, jobIn = (body) => body }: Queues,
): Promise<Replayed> {
  const client = new SQSClient({});
  return replayMessages(outputs[failed], async (messages: readonly Message[]) => {
    const { Failed = [] } = await client.send(
      new SendMessageBatchCommand({
        QueueUrl: outputs[queue],
        Entries: messages.map(({ Body = '' }, index) => ({
          Id: String(index),
          ...messageWith(jobIn(Body), isUngrouped),
        })),
      }),
    );
    return new Map(
      Failed.map(({ Id, Code }) => {
        const id = messages[Number(Id)]?.MessageId ?? '';
        return [id, `The queue of jobs refused the message ${id}: ${Code}.`];
      }),
    );
  });
}

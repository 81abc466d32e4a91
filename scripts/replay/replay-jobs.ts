import { type Message, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { groupOf } from '#lambdas/platform/jobs/job.ts';
import type { StageOutputs } from '../stage/outputs.ts';
import { replayMessages } from './replay-messages.ts';
import type { Replayed } from './replayed.ts';

/** The outputs with the addresses of a queue of jobs and of its dead-letter queue. */
interface Queues {
  readonly queue: keyof StageOutputs;
  readonly failed: keyof StageOutputs;
  /** Its messages have no groups, since no business is known of them. */
  readonly isUngrouped?: true;
  /** The job in a message, where the message is something else. */
  readonly jobIn?: (body: string) => string;
}

/** The message with a job, in its previous group. Its turn is 0: the job may have failed at the limit of turns. */
function messageWith(body: string, isUngrouped = false) {
  if (isUngrouped) return { MessageBody: body };
  const { turn: _, ...job } = JSON.parse(body);
  return { MessageBody: JSON.stringify(job), MessageGroupId: groupOf(job) };
}

/**
 * Moves the jobs of a dead-letter queue back to their queue. A job is deleted only after it was sent,
 * so an interrupted replay may send one twice, which jobs allow.
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

import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';

/** Result of a replay: how much was repeated, and failures that are still kept. */
export interface Replayed {
  readonly replayed: number;
  readonly failures: readonly string[];
}

/** Messages per batch (SQS's limit). */
const batchSize = 10;

/** Seconds until a message of an interrupted replay can be received again. */
const hiddenSeconds = 600;

/**
 * Takes messages from a queue in batches until it is empty. `work` processes them and returns a sentence for each
 * failure, by message id. Failed messages are released at the end, the others deleted.
 */
export async function replayMessages(
  QueueUrl: string,
  work: (messages: readonly Message[]) => Promise<ReadonlyMap<string, string>>,
): Promise<Replayed> {
  const client = new SQSClient({});
  const failed = new Map<string, { readonly handle: string; readonly reason: string }>();
  let replayed = 0;
  for (;;) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: batchSize,
        VisibilityTimeout: hiddenSeconds,
        // Without waiting, SQS asks only some of its servers and may find nothing.
        WaitTimeSeconds: 1,
      }),
    );
    const taken = Messages.filter(({ MessageId = '' }) => !failed.has(MessageId));
    if (taken.length === 0) break;
    const reasons = await work(taken);
    const done = taken.filter(({ MessageId = '' }) => !reasons.has(MessageId));
    await deleteAll(client, QueueUrl, done);
    replayed += done.length;
    for (const { MessageId = '', ReceiptHandle: handle = '' } of taken) {
      const reason = reasons.get(MessageId);
      if (reason !== undefined) failed.set(MessageId, { handle, reason });
    }
  }
  await release(
    client,
    QueueUrl,
    [...failed.values()].map(({ handle }) => handle),
  );
  return { replayed, failures: [...failed.values()].map(({ reason }) => reason) };
}

async function deleteAll(client: SQSClient, QueueUrl: string, messages: readonly Message[]) {
  if (messages.length === 0) return;
  const Entries = messages.map(({ ReceiptHandle }, index) => ({
    Id: String(index),
    ReceiptHandle,
  }));
  const { Failed = [] } = await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
  if (Failed.length > 0) throw new Error(`${Failed.length} replayed messages were not deleted.`);
}

/** Makes messages visible again immediately. */
async function release(client: SQSClient, QueueUrl: string, handles: readonly string[]) {
  for (let start = 0; start < handles.length; start += batchSize) {
    const Entries = handles.slice(start, start + batchSize).map((ReceiptHandle, index) => ({
      Id: String(index),
      ReceiptHandle,
      VisibilityTimeout: 0,
    }));
    await client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }));
  }
}

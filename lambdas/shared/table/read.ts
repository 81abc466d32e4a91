import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  GetCommand,
} from '@aws-sdk/lib-dynamodb';
import { table, tableName } from './client.ts';
import type { Key } from './keys.ts';

export type Item = Record<string, unknown>;

/** Most keys of one batch get (DynamoDB's limit). */
const batchSize = 100;
/** Rounds of asking again for keys that DynamoDB left unprocessed. */
const rounds = 5;

/** One item, strongly consistent. */
export async function getItem(key: Key): Promise<Item | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item;
}

const nameOf = (key: Key) => `${key.PK} ${key.SK}`;

async function getBatch(keys: readonly Key[], found: Map<string, Item>): Promise<void> {
  let request: BatchGetCommandInput['RequestItems'] = {
    [tableName]: { Keys: keys.map(({ PK, SK }) => ({ PK, SK })), ConsistentRead: true },
  };
  for (let round = 0; round < rounds; round += 1) {
    const answer: BatchGetCommandOutput = await table.send(
      new BatchGetCommand({ RequestItems: request }),
    );
    for (const item of answer.Responses?.[tableName] ?? []) {
      found.set(nameOf(item as unknown as Key), item);
    }
    request = answer.UnprocessedKeys;
    if (!request?.[tableName]) return;
    await new Promise((resolve) => setTimeout(resolve, 25 * 2 ** round * Math.random()));
  }
  throw new Error('DynamoDB left keys unprocessed');
}

/** Items by key, strongly consistent, each key once, 100 a request; gives a look-up by key. */
export async function getItems(wanted: readonly Key[]): Promise<(key: Key) => Item | undefined> {
  const keys = [...new Map(wanted.map((key) => [nameOf(key), key])).values()];
  const found = new Map<string, Item>();
  const batches: Promise<void>[] = [];
  for (let start = 0; start < keys.length; start += batchSize) {
    batches.push(getBatch(keys.slice(start, start + batchSize), found));
  }
  await Promise.all(batches);
  return (key) => found.get(nameOf(key));
}

import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  GetCommand,
} from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors/app-error.ts';
import type { Consistency } from '../paging/page.ts';
import { table, tableName } from './client.ts';
import type { Key } from './keys.ts';

export type Item = Record<string, unknown>;

/** Keys per batch get (DynamoDB's limit). */
const batchSize = 100;
/** Requests for the same keys while DynamoDB leaves some unprocessed. */
const maxRounds = 5;

/** Reads one item by its key. */
export async function getItem(
  key: Key,
  consistency: Consistency = 'strong',
): Promise<Item | undefined> {
  const ConsistentRead = consistency === 'strong';
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead }),
  );
  return Item;
}

const nameOf = (key: Key) => `${key.PK} ${key.SK}`;

async function getBatch(
  keys: readonly Key[],
  consistency: Consistency,
  found: Map<string, Item>,
): Promise<void> {
  const Keys = keys.map(({ PK, SK }) => ({ PK, SK }));
  let request: BatchGetCommandInput['RequestItems'] = {
    [tableName]: { Keys, ConsistentRead: consistency === 'strong' },
  };
  for (let round = 0; round < maxRounds; round += 1) {
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
  throw new AppError('UNAVAILABLE', { detail: 'The table is busy', retryAfter: 1 });
}

/**
 * Reads items by their keys, each once, 100 per request. Returns a look-up by key. Throws UNAVAILABLE if DynamoDB
 * leaves keys unprocessed five times.
 */
export async function getItems(
  wanted: readonly Key[],
  consistency: Consistency = 'strong',
): Promise<(key: Key) => Item | undefined> {
  const keys = [...new Map(wanted.map((key) => [nameOf(key), key])).values()];
  const found = new Map<string, Item>();
  const batches: Promise<void>[] = [];
  for (let start = 0; start < keys.length; start += batchSize) {
    batches.push(getBatch(keys.slice(start, start + batchSize), consistency, found));
  }
  await Promise.all(batches);
  return (key) => found.get(nameOf(key));
}

/**
 * Parses an item that was read. Throws if it was stored but does not parse, for work that must not take a damaged item
 * for an absent one.
 */
export function parseOrThrow<T>(
  item: Item | undefined,
  parse: (item: Item) => T | undefined,
): T | undefined {
  if (!item) return undefined;
  const parsed = parse(item);
  if (parsed === undefined) {
    throw new Error(`The stored item ${item['PK']} ${item['SK']} cannot be read`);
  }
  return parsed;
}

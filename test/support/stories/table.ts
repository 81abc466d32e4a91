import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateScan,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { mapConcurrently } from '#scripts/process/map-concurrently.ts';
import { awsClientSettings, stageUnderTest } from '../stage.ts';

let client: DynamoDBDocumentClient | undefined;
const table = () => {
  client ??= DynamoDBDocumentClient.from(new DynamoDBClient(awsClientSettings()));
  return client;
};
const TableName = () => stageUnderTest().outputs.TableName;

/** Writes a user's item directly, since no route sets `staffSince` or the status `removed`. */
export async function writeUser(user: UserItem): Promise<void> {
  await table().send(
    new PutCommand({ TableName: TableName(), Item: { ...keys.user(user.userId), ...user } }),
  );
}

/** Writes items directly into the table, in batches of 25 (DynamoDB's limit). */
export async function writeItems(items: readonly Key[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, n) =>
    items.slice(n * 25, (n + 1) * 25).map((Item) => ({ PutRequest: { Item } })),
  );
  await mapConcurrently(batches, 8, (requests) =>
    table().send(new BatchWriteCommand({ RequestItems: { [TableName()]: requests } })),
  );
}

/** Changes attributes of an existing item directly in the table. */
export async function changeItem(
  { PK, SK }: Key,
  changes: Readonly<Record<string, string | number>>,
): Promise<void> {
  const names = Object.keys(changes);
  await table().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: { PK, SK },
      UpdateExpression: `SET ${names.map((_, index) => `#${index} = :${index}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.values(changes).map((value, index) => [`:${index}`, value]),
      ),
    }),
  );
}

/** Adds 1 to a counter item that only tests use, and returns it. */
export async function countUp({ PK, SK }: Key): Promise<number> {
  const { Attributes } = await table().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: { PK, SK },
      UpdateExpression: 'ADD #count :one',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Attributes?.['count'];
}

/** Removes an item directly from the table. */
export async function removeItem({ PK, SK }: Key): Promise<void> {
  await table().send(new DeleteCommand({ TableName: TableName(), Key: { PK, SK } }));
}

/** Reads an item consistently; undefined if there is none. */
export async function storedItem({ PK, SK }: Key): Promise<Record<string, unknown> | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: TableName(), Key: { PK, SK }, ConsistentRead: true }),
  );
  return Item;
}

/** Reads all items of a partition consistently (first page of the query). */
export async function storedUnder(partition: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: TableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'PK = :pk',
      ExpressionAttributeValues: { ':pk': partition },
    }),
  );
  return Items;
}

/** Reads all items of the table whose keys contain a text. */
export async function itemsWith(text: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan(
    { client: table() },
    {
      TableName: TableName(),
      ConsistentRead: true,
      FilterExpression: 'contains(PK, :text) OR contains(SK, :text)',
      ExpressionAttributeValues: { ':text': text },
    },
  )) {
    items.push(...Items);
  }
  return items;
}

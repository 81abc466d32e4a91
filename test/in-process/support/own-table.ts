import {
  type AttributeValue,
  CreateTableCommand,
  DeleteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '#test/support/in-process-global-setup.ts';
import type { TableShape } from '#test/support/table-shape.ts';

/** An item in the form of the DynamoDB API. */
export type Image = Record<string, AttributeValue>;

// A client of its own, so that faults injected into the product's client do not reach it.
const client = new DynamoDBClient({});
const TableName = process.env['TABLE_NAME'];

/** Creates the table of this test file. */
export async function createTable(): Promise<void> {
  const shape = JSON.parse(process.env[tableShape] ?? '{}') as TableShape;
  await client.send(
    new CreateTableCommand({ TableName, BillingMode: 'PAY_PER_REQUEST', ...shape }),
  );
}

export async function deleteTable(): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName }));
}

/** Removes every item. */
export async function emptyTable(): Promise<void> {
  for (const { PK, SK } of (await allItems()).values()) {
    await client.send(new DeleteItemCommand({ TableName, Key: { PK, SK } as Image }));
  }
}

/** Every item of the table, by its key. */
export async function allItems(): Promise<Map<string, Image>> {
  const items = new Map<string, Image>();
  for await (const { Items = [] } of paginateScan(
    { client },
    { TableName, ConsistentRead: true },
  )) {
    for (const item of Items) items.set(`${item['PK']?.S} ${item['SK']?.S}`, item);
  }
  return items;
}

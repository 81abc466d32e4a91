import {
  type AttributeValue,
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '#test/support/table-shape.ts';

/** An item in the form of the DynamoDB API. */
export type Image = Record<string, AttributeValue>;

// A client of its own, so that faults injected into the product's client do not reach it.
export const ownClient = new DynamoDBClient({});
// It prepares all that is read for a log without output, which takes a fifth of the time of a scan.
ownClient.middlewareStack.remove('loggerMiddleware');

const TableName = process.env['TABLE_NAME'];

/** Creates the table of this test file. */
export async function createTable(): Promise<void> {
  await ownClient.send(
    new CreateTableCommand({ TableName, BillingMode: 'PAY_PER_REQUEST', ...tableShape }),
  );
}

export async function deleteTable(): Promise<void> {
  await ownClient.send(new DeleteTableCommand({ TableName }));
}

/** Removes every item, by two requests. */
export async function emptyTable(): Promise<void> {
  await deleteTable();
  await createTable();
}

/** Every item of the table, by its key. */
export async function allItems(): Promise<Map<string, Image>> {
  const items = new Map<string, Image>();
  for await (const { Items = [] } of paginateScan(
    { client: ownClient },
    { TableName, ConsistentRead: true },
  )) {
    for (const item of Items) items.set(`${item['PK']?.S} ${item['SK']?.S}`, item);
  }
  return items;
}

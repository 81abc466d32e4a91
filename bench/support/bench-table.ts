import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { clientSettings } from '#scripts/stage/local-environment.ts';
import { createTable, deleteTable, tableShape } from '#test/support/memory-table/shape.ts';

/** Creates an empty table with the keys and indexes of the deployed one; `remove` deletes it. */
export async function makeBenchTable(endpoint: string) {
  const name = `vitrine-bench-${Date.now()}`;
  const client = new DynamoDBClient(clientSettings(endpoint));
  await createTable(client, name);
  return { name, shape: tableShape, remove: () => deleteTable(client, name) };
}

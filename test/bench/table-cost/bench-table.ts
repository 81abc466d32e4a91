import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { clientSettings } from '#scripts/stage/client-settings.ts';
import { tableShape } from '#test/support/table-shape.ts';

/** Creates an empty table with the keys and indexes of the deployed one; `remove` deletes it. */
export async function makeBenchTable(endpoint: string) {
  const TableName = `vitrine-bench-${Date.now()}`;
  const client = new DynamoDBClient(clientSettings(endpoint));
  await client.send(
    new CreateTableCommand({ TableName, BillingMode: 'PAY_PER_REQUEST', ...tableShape }),
  );
  return {
    name: TableName,
    shape: tableShape,
    remove: async () => {
      await client.send(new DeleteTableCommand({ TableName }));
    },
  };
}

import {
  CreateTableCommand,
  DeleteTableCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from './table-shape.ts';

/** Creates an empty table with the keys and indexes of the deployed one. */
export async function createTable(client: DynamoDBClient, TableName: string): Promise<void> {
  await client.send(
    new CreateTableCommand({ TableName, BillingMode: 'PAY_PER_REQUEST', ...tableShape }),
  );
}

export async function deleteTable(client: DynamoDBClient, TableName: string): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName }));
}

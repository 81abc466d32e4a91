import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The baseline: the smallest Lambda that reads one item from a table. */
export async function handler(): Promise<unknown> {
  const { Item } = await table.send(
    new GetCommand({ TableName: 'table-of-bench', Key: { PK: 'USER#1', SK: 'USER' } }),
  );
  return { statusCode: 200, body: JSON.stringify(Item ?? null) };
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The least that a Lambda over a table can be: one read. */
export async function handler(): Promise<unknown> {
  const { Item } = await table.send(
    new GetCommand({ TableName: 'table-of-bench', Key: { PK: 'USER#1', SK: 'USER' } }),
  );
  return { statusCode: 200, body: JSON.stringify(Item ?? null) };
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The baseline: the smallest Lambda that reads items one by one, as many as its event says. */
export async function handler({ requests }: { readonly requests: number }): Promise<unknown> {
  const items: unknown[] = [];
  for (let count = 0; count < requests; count += 1) {
    const { Item } = await table.send(
      new GetCommand({ TableName: 'table-of-bench', Key: { PK: 'USER#1', SK: 'USER' } }),
    );
    items.push(Item);
  }
  return { statusCode: 200, body: JSON.stringify(items) };
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** Returns a baseline: it sends a first request, if any, and reads items one by one, as many requests as its event says. */
export const handlerOf =
  (first?: () => Promise<unknown>) =>
  async ({ requests }: { readonly requests: number }): Promise<unknown> => {
    const answers: unknown[] = first ? [await first()] : [];
    while (answers.length < requests) {
      const { Item } = await table.send(
        new GetCommand({ TableName: 'table-of-bench', Key: { PK: 'USER#1', SK: 'USER' } }),
      );
      answers.push(Item);
    }
    return { statusCode: 200, body: JSON.stringify(answers) };
  };

/** The baseline of most Lambdas, with the clients of the table alone. */
export const handler = handlerOf();

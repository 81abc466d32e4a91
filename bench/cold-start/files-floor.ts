import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const files = new S3Client({ forcePathStyle: true });

/**
 * Baseline of a Lambda that writes files: table and S3 clients. It removes a file and reads items, as many requests as
 * its event says.
 */
export async function handler({ requests }: { readonly requests: number }): Promise<unknown> {
  await files.send(new DeleteObjectCommand({ Bucket: 'reports-of-bench', Key: 'bench' }));
  const items: unknown[] = [];
  for (let count = 1; count < requests; count += 1) {
    const { Item } = await table.send(
      new GetCommand({ TableName: 'table-of-bench', Key: { PK: 'USER#1', SK: 'USER' } }),
    );
    items.push(Item);
  }
  return { statusCode: 200, body: JSON.stringify(items) };
}

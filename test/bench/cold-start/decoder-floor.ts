import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import sharp from 'sharp';

const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const files = new S3Client({ forcePathStyle: true });

/** The baseline of the Lambda of pictures: the decoder, and the clients of table and files. */
export async function handler(): Promise<unknown> {
  const { Item } = await table.send(
    new GetCommand({ TableName: 'table-of-bench', Key: { PK: 'USER#1', SK: 'USER' } }),
  );
  await files.send(new DeleteObjectCommand({ Bucket: 'images-of-bench', Key: 'bench' }));
  return { statusCode: 200, body: JSON.stringify([Item, sharp.versions.sharp]) };
}

import { S3Client } from '@aws-sdk/client-s3';
import { handler as readItems } from './floor.ts';

const files = new S3Client({ forcePathStyle: true });

/** The baseline of the Lambda of moves: the clients of table and files, and as many reads as its event says. */
export async function handler(event: { readonly requests: number }): Promise<unknown> {
  return { answer: await readItems(event), region: await files.config.region() };
}

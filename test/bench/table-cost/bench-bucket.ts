import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { emptyBucket } from '#scripts/cdk/stacks.ts';
import { clientSettings } from '#scripts/stage/client-settings.ts';

/** Makes a bucket for the few receipts that are sent; `remove` deletes it with them. */
export async function makeBenchBucket(endpoint: string) {
  const client = new S3Client(clientSettings(endpoint));
  const Bucket = `vitrine-bench-receipts-${Date.now()}`;
  await client.send(new CreateBucketCommand({ Bucket }));
  const remove = async () => {
    await emptyBucket(client, Bucket);
    await client.send(new DeleteBucketCommand({ Bucket }));
  };
  return { name: Bucket, remove };
}

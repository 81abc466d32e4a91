import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { emptyBucket } from '#scripts/cdk/stacks.ts';
import { clientSettings } from '#scripts/stage/local-environment.ts';

/** Creates a bucket for receipts; `remove` deletes it with its files. */
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

import {
  type CloudFormationClient,
  CloudFormationServiceException,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';

/** The AWS that a stack is on. */
interface Clients {
  readonly cloudFormation: CloudFormationClient;
  readonly s3: S3Client;
}

/**
 * Deletes all that the buckets of a stack hold, all versions too: CloudFormation does not delete a bucket
 * that is not empty. Does nothing where there is no such stack.
 */
export async function emptyBucketsOf(stackName: string, clients: Clients): Promise<void> {
  for (const bucket of await bucketsOf(stackName, clients.cloudFormation)) {
    await emptyBucket(clients.s3, bucket);
  }
}

async function bucketsOf(StackName: string, client: CloudFormationClient): Promise<string[]> {
  const buckets: string[] = [];
  try {
    for await (const page of paginateListStackResources({ client }, { StackName })) {
      for (const {
        ResourceType,
        PhysicalResourceId,
        ResourceStatus,
      } of page.StackResourceSummaries ?? []) {
        if (ResourceType !== 'AWS::S3::Bucket' || ResourceStatus === 'DELETE_COMPLETE') continue;
        if (PhysicalResourceId) buckets.push(PhysicalResourceId);
      }
    }
  } catch (error) {
    const isMissing =
      error instanceof CloudFormationServiceException && /does not exist/.test(error.message);
    if (!isMissing) throw error;
  }
  return buckets;
}

async function emptyBucket(client: S3Client, Bucket: string): Promise<void> {
  let page: ListObjectVersionsCommandOutput;
  do {
    // The objects of a page are deleted before the next is requested, so there is no marker to follow.
    page = await client.send(new ListObjectVersionsCommand({ Bucket }));
    const all = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])];
    const Objects = all.flatMap(({ Key, VersionId }) => (Key ? { Key, VersionId } : []));
    if (Objects.length === 0) return;
    const { Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    const [failure] = Errors ?? [];
    if (failure) throw new Error(`${Bucket} could not be emptied: ${failure.Message}`);
  } while (page.IsTruncated);
}

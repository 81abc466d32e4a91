import {
  CloudFormationClient,
  paginateDescribeStacks,
  paginateListStackResources,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ClientSettings } from '../stage/local-environment.ts';

/** Lists the stacks whose names begin with `prefix`, without deleted ones. */
export async function stacksNamed(prefix: string, settings: ClientSettings): Promise<Stack[]> {
  const client = new CloudFormationClient(settings);
  const stacks: Stack[] = [];
  for await (const page of paginateDescribeStacks({ client }, {})) {
    stacks.push(...(page.Stacks ?? []));
  }
  return stacks.filter(
    ({ StackName, StackStatus }) =>
      StackName?.startsWith(prefix) && StackStatus !== 'DELETE_COMPLETE',
  );
}

/** Empties the buckets of a stage with all versions: CloudFormation deletes only empty buckets. */
export async function emptyBucketsOf(stage: string, settings: ClientSettings): Promise<void> {
  const client = new CloudFormationClient(settings);
  for (const { StackId } of await stacksNamed(`vitrine-${stage}-`, settings)) {
    for await (const page of paginateListStackResources({ client }, { StackName: StackId })) {
      const buckets = page.StackResourceSummaries?.filter(
        ({ ResourceType, ResourceStatus }) =>
          ResourceType === 'AWS::S3::Bucket' && ResourceStatus !== 'DELETE_COMPLETE',
      );
      for (const { PhysicalResourceId } of buckets ?? []) {
        if (PhysicalResourceId) await emptyBucket(new S3Client(settings), PhysicalResourceId);
      }
    }
  }
}

/**
 * Empties a bucket with all versions; throws if S3 keeps one. Locked versions need `bypass` and the permission
 * `s3:BypassGovernanceRetention`.
 */
export async function emptyBucket(
  client: S3Client,
  Bucket: string,
  bypass: { readonly BypassGovernanceRetention?: true } = {},
): Promise<void> {
  let page: ListObjectVersionsCommandOutput;
  do {
    // Each page is deleted before the next is requested, so there is no marker to follow.
    page = await client.send(new ListObjectVersionsCommand({ Bucket }));
    const all = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])];
    const Objects = all.flatMap(({ Key, VersionId }) => (Key ? { Key, VersionId } : []));
    if (Objects.length === 0) return;
    const { Errors } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects }, ...bypass }),
    );
    const [failure] = Errors ?? [];
    if (failure) throw new Error(`${Bucket} could not be emptied: ${failure.Message}`);
  } while (page.IsTruncated);
}

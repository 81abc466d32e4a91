import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib/core';
import type { Construct, IDependable } from 'constructs';
import { sitemapIndexFile, sitemapParts } from '#contract/pages/sitemap-files.ts';
import { exportNameOf } from '../storage/private-bucket.ts';

/** Filters of `aws s3 sync`; later filters win. */
type SiteFiles = Pick<BucketDeploymentProps, 'exclude' | 'include'>;

/** Files with a content hash in their name. */
const hashed = 'static/*';
export const hashedFiles: SiteFiles = { exclude: ['*'], include: [hashed] };

/**
 * Files with a stable name: pages (which name hashed files), texts, manifest and service worker. A schedule writes the
 * sitemap.
 */
export const namedFiles: SiteFiles = { exclude: [hashed, sitemapIndexFile, sitemapParts] };

interface SiteUploadProps {
  readonly bucket: IBucket;
  readonly siteDirectory: string;
  readonly files: SiteFiles;
  /** A resource that must exist first. */
  readonly after?: IDependable;
  readonly logDays: number;
}

/** Uploads files of the web app during the deploy. Files of earlier builds stay, since open pages still load them. */
export function uploadSite(scope: Construct, props: SiteUploadProps): void {
  const upload = new BucketDeployment(scope, 'Upload', {
    sources: [Source.asset(props.siteDirectory)],
    destinationBucket: props.bucket,
    ...props.files,
    prune: false,
    memoryLimit: 512,
    logGroup: new LogGroup(scope, 'UploadLogs', {
      retention: props.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  });
  if (props.after) upload.node.addDependency(props.after);
  acknowledgeUploader(scope, upload, props.bucket);
}

const libraryChoice =
  'The uploader belongs to the construct library: it reads assets of the deployment and writes files of the site, both by prefix.';

/** Acknowledges the wildcards that the library gives the uploader. */
function acknowledgeUploader(scope: Construct, upload: BucketDeployment, bucket: IBucket): void {
  const stack = Stack.of(scope);
  const isOfStack = Stack.of(bucket) === stack;
  // Stages on AWS have a fixed region.
  const assets = `arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*`;
  const wildcards = [
    ...['GetObject', 'GetBucket', 'List', 'DeleteObject', 'Abort'].map(
      (name) => `Action::s3:${name}*`,
    ),
    `Resource::${assets}`,
    `Resource::${isOfStack ? '<SiteFiles.Arn>' : exportNameOf(bucket)}/*`,
  ];
  Validations.of(upload.handlerRole).acknowledge(
    ...wildcards.map((finding) => ({ id: `AwsSolutions-IAM5[${finding}]`, reason: libraryChoice })),
    {
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      reason: 'The library gives its uploader the managed policy that lets a Lambda write logs.',
    },
  );
  Validations.of(stack).acknowledge({
    id: 'AwsSolutions-L1',
    reason:
      'The library chooses the runtime of its uploader, and of the resource that it makes for the CORS rule.',
  });
}

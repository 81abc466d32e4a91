import { Bucket, CfnBucket, type CfnBucketProps, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Stack, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { removalPolicyOf } from '../../config/removal-policy.ts';

interface BucketSettings
  extends Pick<
    CfnBucketProps,
    'corsConfiguration' | 'notificationConfiguration' | 'versioningConfiguration'
  > {
  readonly lifecycleRules?: readonly CfnBucket.RuleProperty[];
}

/** A bucket that only the edge reads. `allowEdgeToRead` writes its only policy, since that names the distribution. */
export function privateBucket(
  scope: Construct,
  id: string,
  config: StageConfig,
  { lifecycleRules = [], ...properties }: BucketSettings = {},
): IBucket {
  const bucket = new CfnBucket(scope, id, {
    ...properties,
    publicAccessBlockConfiguration: {
      blockPublicAcls: true,
      blockPublicPolicy: true,
      ignorePublicAcls: true,
      restrictPublicBuckets: true,
    },
    bucketEncryption: {
      serverSideEncryptionConfiguration: [
        { serverSideEncryptionByDefault: { sseAlgorithm: 'AES256' } },
      ],
    },
    ownershipControls: { rules: [{ objectOwnership: 'BucketOwnerEnforced' }] },
    lifecycleConfiguration: {
      rules: [
        {
          id: 'broken-uploads',
          status: 'Enabled',
          abortIncompleteMultipartUpload: { daysAfterInitiation: 1 },
        },
        ...lifecycleRules,
      ],
    },
  });
  bucket.applyRemovalPolicy(removalPolicyOf(config));
  Validations.of(bucket).acknowledge(
    {
      id: 'AwsSolutions-S1',
      reason:
        'Only the edge reads the bucket, and its content is public; a log of each read would track visitors for no purpose.',
    },
    {
      id: 'AwsSolutions-S10',
      reason: 'Its policy, which requires TLS, is in the stack of the distribution that it names.',
    },
  );
  return Bucket.fromCfnBucket(bucket);
}

/** Returns the name of the stack export with a bucket's ARN, and creates the export if needed. */
export function exportNameOf(bucket: Bucket | IBucket): string {
  const stack = Stack.of(bucket);
  const arn: Readonly<Record<string, string>> = stack.resolve(stack.exportValue(bucket.bucketArn));
  return arn['Fn::ImportValue'] ?? '';
}

import { Bucket, CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { RemovalPolicy, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

/**
 * A bucket that only the edge reads. It has no policy yet: `allowEdgeToRead` writes the whole of it, as a
 * bucket has but one and it names the distribution.
 */
export function privateBucket(scope: Construct, id: string, config: StageConfig): IBucket {
  const bucket = new CfnBucket(scope, id, {
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
      ],
    },
  });
  bucket.applyRemovalPolicy(config.retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY);
  Validations.of(bucket).acknowledge(
    {
      id: 'AwsSolutions-S1',
      reason:
        'Only the edge reads the bucket and what it holds is public; a log of each read would watch visitors for no use.',
    },
    {
      id: 'AwsSolutions-S10',
      reason:
        'Its policy, which refuses all but TLS, is a resource of its own beside the distribution that it names.',
    },
  );
  return Bucket.fromCfnBucket(bucket);
}

import * as s3 from 'aws-cdk-lib/aws-s3';
import { Duration, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { removalPolicyOf } from '../../config/removal-policy.ts';

interface ClosedBucketProps {
  readonly config: StageConfig;
  /** Days after which S3 removes a file, at the next midnight (UTC). */
  readonly days: number;
  /** Prefix of the files that expire; all by default. */
  readonly prefix?: string;
  /** Whether old versions are kept. S3 deletes an expired file for good one day later. */
  readonly isVersioned?: boolean;
  /** Whether S3 Object Lock (governance mode) protects files for those days. Such a bucket keeps versions. */
  readonly isLocked?: boolean;
  /** Reason why reads are not logged. */
  readonly unlogged: string;
}

/** An encrypted private bucket whose files expire. It refuses plain HTTP. */
export function closedBucket(scope: Construct, id: string, props: ClosedBucketProps): s3.Bucket {
  const { config, days, prefix, isLocked = false, isVersioned = isLocked, unlogged } = props;
  const bucket = new s3.Bucket(scope, id, {
    enforceSSL: true,
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: s3.BucketEncryption.S3_MANAGED,
    ...(isVersioned && { versioned: true }),
    ...(isLocked && {
      objectLockDefaultRetention: s3.ObjectLockRetention.governance(Duration.days(days)),
    }),
    lifecycleRules: [
      {
        ...(prefix && { prefix }),
        expiration: Duration.days(days),
        ...(isVersioned && { noncurrentVersionExpiration: Duration.days(1) }),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
      // S3 allows no number of days in a rule about expired delete markers.
      ...(isVersioned ? [{ expiredObjectDeleteMarker: true }] : []),
    ],
    removalPolicy: removalPolicyOf(config),
  });
  Validations.of(bucket).acknowledge({ id: 'AwsSolutions-S1', reason: unlogged });
  return bucket;
}

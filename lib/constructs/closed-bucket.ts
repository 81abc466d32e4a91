import * as s3 from 'aws-cdk-lib/aws-s3';
import { Duration, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { removalPolicyOf } from '../removal-policy.ts';

interface ClosedBucketProps {
  readonly config: StageConfig;
  /** After how many days S3 removes a file, at the next midnight (UTC). */
  readonly days: number;
  /** Where the files are that it removes, if not everywhere. */
  readonly prefix?: string;
  /** Whether it keeps versions; a file that S3 removes after those days goes for good a day later. */
  readonly isVersioned?: boolean;
  /**
   * Whether nobody removes or overwrites a file in those days without the permission to bypass its lock (S3 Object Lock in
   * governance mode). Such a bucket keeps versions.
   */
  readonly isLocked?: boolean;
  /** Why no log of its reads is kept. */
  readonly unlogged: string;
}

/** A bucket of files that are kept for some days, encrypted, and never public. It takes no plain HTTP. */
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
      // S3 allows no days in a rule on delete markers that stand for nothing any more.
      ...(isVersioned ? [{ expiredObjectDeleteMarker: true }] : []),
    ],
    removalPolicy: removalPolicyOf(config),
  });
  Validations.of(bucket).acknowledge({ id: 'AwsSolutions-S1', reason: unlogged });
  return bucket;
}

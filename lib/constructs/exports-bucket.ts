import * as s3 from 'aws-cdk-lib/aws-s3';
import { Duration, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { removalPolicyOf } from '../removal-policy.ts';

/**
 * The bucket of exports of users' data, which nobody reads but by a signed link. S3 removes a file at the first
 * midnight (UTC) after it is a day old, whatever the jobs did.
 */
export function exportsBucket(scope: Construct, id: string, config: StageConfig): s3.Bucket {
  const bucket = new s3.Bucket(scope, id, {
    enforceSSL: true,
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: s3.BucketEncryption.S3_MANAGED,
    lifecycleRules: [
      { expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    removalPolicy: removalPolicyOf(config),
  });
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason:
      'Two Lambdas write and sign here; a log of reads would keep who fetched their data for longer than the data.',
  });
  return bucket;
}

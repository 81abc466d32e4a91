import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import {
  keptPrefix,
  oldReceiptDays,
  unsentDays,
  unsentTag,
  uploadedDays,
  uploadedPrefix,
} from '#contract/billing/receipt-files.ts';
import type { StageConfig } from '../config.ts';
import { localOrigins } from '../local-endpoint.ts';
import { closedBucket } from './closed-bucket.ts';
import { uploadsFrom } from './uploads-from.ts';

/**
 * The bucket of the receipts of payments: what forms send is looked at and removed, and what is kept can only be read by a
 * signed link, as long as its invoice, whose removal takes it along with all its versions. These undo a removal or an
 * overwriting by mistake; versions of what no invoice has go after a day. No distribution has it as an origin. It tells
 * EventBridge about new files by a property of the bucket, and on AWS the web stack says which pages may upload, as
 * with the bucket of pictures.
 */
export function receiptsBucket(scope: Construct, id: string, config: StageConfig): s3.Bucket {
  const bucket = closedBucket(scope, id, {
    config,
    days: uploadedDays,
    prefix: uploadedPrefix,
    isVersioned: true,
    unlogged:
      'Two Lambdas write here, and who reads a receipt got its link by a call of the API, which is recorded.',
  });
  bucket.addLifecycleRule({
    prefix: keptPrefix,
    tagFilters: { [unsentTag.key]: unsentTag.value },
    expiration: Duration.days(unsentDays),
    noncurrentVersionExpiration: Duration.days(1),
  });
  // Both rules match an unsent version: the shorter time holds.
  bucket.addLifecycleRule({
    prefix: keptPrefix,
    noncurrentVersionExpiration: Duration.days(oldReceiptDays),
  });
  const resource = bucket.node.defaultChild as s3.CfnBucket;
  resource.notificationConfiguration = {
    eventBridgeConfiguration: { eventBridgeEnabled: true },
  };
  const origins = localOrigins(config);
  if (origins) resource.corsConfiguration = { corsRules: [uploadsFrom(origins)] };
  return bucket;
}

import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import {
  oldReceiptDays,
  storedPrefix,
  unsentDays,
  unsentTag,
  uploadedDays,
  uploadedPrefix,
} from '#contract/billing/receipt-files.ts';
import type { StageConfig } from '../../config/config.ts';
import { localOrigins } from '../../config/local-endpoint.ts';
import { closedBucket } from './closed-bucket.ts';
import { uploadsFrom } from './uploads-from.ts';

/**
 * The bucket of payment receipts. Uploads are checked and removed; a kept receipt is read only through a signed link
 * and lives as long as its invoice, whose removal deletes all versions. Versions undo mistakes; those without an
 * invoice go after a day. No distribution reads it. EventBridge and upload origins are set as for the pictures bucket.
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
    prefix: storedPrefix,
    tagFilters: { [unsentTag.key]: unsentTag.value },
    expiration: Duration.days(unsentDays),
    noncurrentVersionExpiration: Duration.days(1),
  });
  // Both rules match an unsent version; the shorter time holds.
  bucket.addLifecycleRule({
    prefix: storedPrefix,
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

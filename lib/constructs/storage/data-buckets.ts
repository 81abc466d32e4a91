import type * as s3 from 'aws-cdk-lib/aws-s3';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
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
import { imageAreas } from '#contract/media/images.ts';
import { originalDays } from '#contract/media/uploads.ts';
import type { StageConfig } from '../../config/config.ts';
import { localOrigins } from '../../config/local-endpoint.ts';
import { closedBucket } from './closed-bucket.ts';
import { privateBucket } from './private-bucket.ts';
import { uploadsFrom } from './upload-cors.ts';

/**
 * Days for which a removed or overwritten file can be restored. S3 deletes it at the following midnight, well within
 * the 35 days after which removed data must be gone.
 */
const removedFileDays = 30;

/**
 * The pictures bucket: expiring originals below `<area>/uncompressed/`, their images, and non-public images below
 * `<area>/withheld/`. Versions undo a removal by mistake. EventBridge is enabled by a property, since the library's
 * method needs a custom resource. On AWS the web stack sets the upload origins (`UploadCors`), because only it knows
 * the site's domain.
 */
export function imagesBucket(scope: Construct, id: string, config: StageConfig): IBucket {
  const origins = localOrigins(config);
  return privateBucket(scope, id, config, {
    ...(origins && { corsConfiguration: { corsRules: [uploadsFrom(origins)] } }),
    versioningConfiguration: { status: 'Enabled' },
    lifecycleRules: [
      {
        id: 'removed-files',
        status: 'Enabled',
        noncurrentVersionExpiration: { noncurrentDays: removedFileDays },
        expiredObjectDeleteMarker: true,
      },
      ...imageAreas.map((area) => ({
        id: `originals-of-${area}`,
        status: 'Enabled',
        prefix: `${area}/uncompressed/`,
        expirationInDays: originalDays,
        // If two rules match a file, the shorter time holds.
        noncurrentVersionExpiration: { noncurrentDays: 1 },
      })),
    ],
    notificationConfiguration: { eventBridgeConfiguration: { eventBridgeEnabled: true } },
  });
}

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

/** Bucket of users' exports, readable only through signed links. S3 removes the files after a day. */
export function exportsBucket(scope: Construct, id: string, config: StageConfig): s3.Bucket {
  return closedBucket(scope, id, {
    config,
    days: 1,
    unlogged:
      'Two Lambdas write and sign here; a log of reads would keep who fetched their data for longer than the data.',
  });
}

/** Bucket of report files, readable only through signed links. S3 removes them after 30 days. */
export function reportsBucket(scope: Construct, id: string, config: StageConfig): s3.Bucket {
  return closedBucket(scope, id, {
    config,
    days: 30,
    unlogged:
      'Two Lambdas write and sign here, and who reads a report got its link by a call of the API, which is recorded.',
  });
}

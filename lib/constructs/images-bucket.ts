import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { imageAreas } from '#contract/media/images.ts';
import { originalDays } from '#contract/media/uploads.ts';
import type { StageConfig } from '../config.ts';
import { localOrigins } from '../local-endpoint.ts';
import { privateBucket } from './private-bucket.ts';
import { uploadsFrom } from './uploads-from.ts';

/**
 * Days for which a removed or overwritten file can be restored. S3 begins its removal at the following midnight, so
 * that it is gone within the 35 days after which nothing is left of removed data.
 */
const removedFileDays = 30;

/**
 * The bucket of pictures: originals below `<area>/uncompressed/`, which S3 removes after some days, and the images
 * made from them, in `<area>/withheld/` where they are not public. It keeps versions, so that a removal by mistake can
 * be undone. It tells EventBridge about new files by a property of the bucket, since the construct library's
 * method needs a custom resource. On AWS the web stack says which pages may upload to it
 * (`UploadCors`), since the site's domain is known only there.
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
        // Of two rules for a file the shorter time holds.
        noncurrentVersionExpiration: { noncurrentDays: 1 },
      })),
    ],
    notificationConfiguration: { eventBridgeConfiguration: { eventBridgeEnabled: true } },
  });
}

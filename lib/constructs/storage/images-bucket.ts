import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { imageAreas } from '#contract/media/images.ts';
import { originalDays } from '#contract/media/uploads.ts';
import type { StageConfig } from '../../config/config.ts';
import { localOrigins } from '../../config/local-endpoint.ts';
import { privateBucket } from './private-bucket.ts';
import { uploadsFrom } from './uploads-from.ts';

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

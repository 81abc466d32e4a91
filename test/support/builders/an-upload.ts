import type { UploadItem } from '#lambdas/uploads/upload.ts';
import { uploadId } from '../request-of-route.ts';
import { businessId } from './a-business.ts';
import { imageKeyNo } from './an-image.ts';
import { ownerId } from './people.ts';

/** The upload, just made, that became the first image of an offer of the bakery. */
export function anUpload(changes: Partial<UploadItem> = {}): UploadItem {
  return {
    id: uploadId,
    userId: ownerId,
    fileKey: `offer/uncompressed/${businessId}/${uploadId}`,
    imageKey: imageKeyNo(),
    createdAt: new Date().toISOString(),
    ...changes,
  };
}

import type { ImageArea } from '#contract/media/images.ts';
import { originalDays } from '#contract/media/uploads.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { isValidator } from '#lambdas/platform/identity/shop-member.ts';
import { formSeconds, originalKey } from '../images/image-keys.ts';
import { ownerIdOfUser } from '../images/stored-image.ts';
import type { ImageItem } from '../store/image-store.ts';

/**
 * Returns until when a form signed at `now` is valid. Its policy has whole seconds and is signed later, so it never
 * expires earlier. Clients must not compare this instant with their own clock.
 */
export function formEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / 1000) + formSeconds) * 1000);
}

/** The upload of a photo, and the image that it becomes. */
export interface UploadItem {
  readonly id: string;
  readonly userId: string;
  /** Key of the original: `<area>/uncompressed/<owner>/<upload>`. */
  readonly fileKey: string;
  /** Key of the image, which does not reveal the key of the original. */
  readonly imageKey: string;
  readonly createdAt: string;
}

/**
 * Returns the owner of a new image: the caller's business, or the caller for an avatar before there is one. Throws
 * FORBIDDEN for validators, and for shop or offer images without a business.
 */
export function imageOwnerOf(
  actor: Pick<Actor, 'userId' | 'businessId' | 'shopId'>,
  area: ImageArea,
): string {
  const { userId, businessId } = actor;
  const mayUpload = !isValidator(actor) && (businessId !== undefined || area === 'business');
  if (!mayUpload) throw new AppError('FORBIDDEN');
  return businessId ?? ownerIdOfUser(userId);
}

interface NewUpload {
  readonly uploadId: string;
  readonly imageId: string;
  readonly ownerId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Returns a new upload and its image. */
export function newUpload(
  area: ImageArea,
  { uploadId, imageId, ownerId, userId, now }: NewUpload,
): { upload: UploadItem; image: ImageItem } {
  const imageKey = `${area}/${ownerId}/${imageId}`;
  const createdAt = now.toISOString();
  return {
    upload: {
      id: uploadId,
      userId,
      fileKey: originalKey({ area, ownerId, uploadId }),
      imageKey,
      createdAt,
    },
    image: {
      key: imageKey,
      id: imageId,
      ownerId,
      area,
      userId,
      uploadId,
      status: 'pending',
      usesCount: 0,
      createdAt,
    },
  };
}

/** Returns when an upload expires together with its original. */
export function uploadEnd({ createdAt }: Pick<UploadItem, 'createdAt'>): Date {
  return new Date(Date.parse(createdAt) + originalDays * 24 * 60 * 60 * 1000);
}

/** Returns the upload id from the key of an original; undefined for other keys. */
export function uploadIdIn(fileKey: string): string | undefined {
  return /^[a-z]+\/uncompressed\/[^/]+\/(upl_[^/]+)$/.exec(fileKey)?.[1];
}

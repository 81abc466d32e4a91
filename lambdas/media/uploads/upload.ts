import type { ImageArea } from '#contract/media/images.ts';
import { originalDays } from '#contract/media/uploads.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { ownerIdOfUser } from '../images/image-owner.ts';
import { formSeconds, originalKey } from '../images/original.ts';
import type { ImageItem } from '../store/image-store.ts';

/**
 * Until when a form is valid that is signed at `now` or later. The policy of the form names whole seconds, so that
 * it never ends before this.
 */
export function formEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / 1000) + formSeconds) * 1000);
}

/** A picture that may be uploaded, and the image that it will become. */
export interface UploadItem {
  readonly id: string;
  readonly userId: string;
  /** The key of the original: `<area>/uncompressed/<owner>/<upload>`. */
  readonly fileKey: string;
  /** The key of the image, which does not reveal the key of the original. */
  readonly imageKey: string;
  readonly createdAt: string;
}

/**
 * The owner of a new image of the caller: their business or, for an avatar, the user who has no business yet. Throws
 * FORBIDDEN for validators, who work for somebody else's business, and for images of shops and offers where the caller
 * has no business.
 */
export function imageOwnerOf(
  { userId, businessId, shopId }: Pick<Actor, 'userId' | 'businessId' | 'shopId'>,
  area: ImageArea,
): string {
  const mayUpload = shopId === undefined && (businessId !== undefined || area === 'business');
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

/** A new upload and its image. */
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

/** The instant at which an upload ends together with its original. */
export function uploadEnd({ createdAt }: Pick<UploadItem, 'createdAt'>): Date {
  return new Date(Date.parse(createdAt) + originalDays * 24 * 60 * 60 * 1000);
}

/** The id of the upload in the key of its file; undefined for a key of another form. */
export function uploadIdIn(fileKey: string): string | undefined {
  return /^[a-z]+\/uncompressed\/[^/]+\/(upl_[^/]+)$/.exec(fileKey)?.[1];
}

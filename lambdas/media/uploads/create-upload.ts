import { type ImageArea, imageUrlOf } from '#contract/media/images.ts';
import type { UploadForm, UploadInput } from '#contract/media/uploads.ts';
import { requireMayPublish } from '#lambdas/businesses/publishing.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { created } from '#lambdas/platform/http/answer.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { checkUserIsActive } from '#lambdas/platform/identity/user-store.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { imagesBucketName } from '../images/images-bucket.ts';
import { insertImage } from '../store/image-store.ts';
import { insertUpload, uploadsOfHour } from '../store/upload-store.ts';
import { createReceiptUpload } from './create-receipt-upload.ts';
import type { UploadOperations } from './targets.ts';
import { formEnd, imageOwnerOf, newUpload } from './upload.ts';

/** Throws BUSINESS_NOT_ACTIVE unless the business may publish; a rejected one may still change its avatar. */
async function requireMayShow(actor: Actor, area: ImageArea, ownerId: string): Promise<void> {
  if (area === 'business') return;
  const business = await findBusiness(ownerId);
  if (business?.userId !== actor.userId) throw new AppError('BUSINESS_NOT_FOUND');
  requireMayPublish(business);
}

/** Returns an upload form for a photo, and the writes of its upload and image. */
async function createPictureUpload(actor: Actor, area: ImageArea, body: UploadInput, now: Date) {
  const { userId } = actor;
  const ownerId = imageOwnerOf(actor, area);
  await requireMayShow(actor, area, ownerId);
  const ids = { uploadId: newId('upload', now), imageId: newId('image', now) };
  const { upload, image } = newUpload(area, { ...ids, ownerId, userId, now });
  const { signForm } = await import('./upload-form.ts');
  const form: UploadForm = {
    id: upload.id,
    ...(await signForm(imagesBucketName, upload.fileKey, body)),
    imageUrl: imageUrlOf(image.key),
    expiresAt: formEnd(now).toISOString(),
  };
  return { form, writes: [insertUpload(upload), insertImage(image, now)] };
}

/** Returns a form to upload one file: a photo, an avatar or a receipt. */
export const createUpload: UploadOperations['createUpload'] = async ({ actor, body, now }) => {
  const { userId } = actor;
  const { area } = body;
  const ofHour = uploadsOfHour(actor);
  const { form, writes } =
    area === 'receipt'
      ? await createReceiptUpload(actor, body, now)
      : await createPictureUpload(actor, area, body, now);
  await ofHour.requireBelowLimit(userId, now);
  return created(form, `/uploads/${form.id}`, [
    ...writes,
    ofHour.addOne(userId, now),
    checkUserIsActive(userId),
  ]);
};

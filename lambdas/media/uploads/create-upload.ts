import { type ImageArea, imageUrlOf } from '#contract/media/images.ts';
import type { UploadForm, UploadInput } from '#contract/media/uploads.ts';
import { newReceiptUpload } from '#lambdas/billing/receipts/receipt-upload.ts';
import { receiptsBucketName } from '#lambdas/billing/receipts/receipts-bucket.ts';
import { insertReceiptUpload } from '#lambdas/billing/store/receipt-upload-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { requireMayPublish } from '#lambdas/businesses/publishing.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { created } from '#lambdas/platform/http/answer.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { isValidator } from '#lambdas/platform/identity/shop-member.ts';
import { checkUserIsActive } from '#lambdas/platform/identity/user-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { imagesBucketName } from '../images/images-bucket.ts';
import { insertImage } from '../store/image-store.ts';
import { insertUpload, uploadsOfHour } from '../store/upload-store.ts';
import type { UploadOperations } from './targets.ts';
import { formEnd, imageOwnerOf, newUpload } from './upload.ts';

/**
 * Returns the business of an owner with unpaid invoices. Throws FORBIDDEN for other users, BUSINESS_NOT_FOUND, and
 * INVALID_TRANSITION without an unpaid invoice, or anyone could store files.
 */
async function findPayer(actor: Actor): Promise<string> {
  const { userId, businessId } = actor;
  if (businessId === undefined || isValidator(actor)) throw new AppError('FORBIDDEN');
  const business = await findBusiness(businessId);
  const isPayer = business?.userId === userId && business.status !== 'closed';
  if (!isPayer) throw new AppError('BUSINESS_NOT_FOUND');
  const subscription = await findSubscription(businessId);
  if (!subscription?.unpaid.length) throw new AppError('INVALID_TRANSITION');
  return businessId;
}

/** Returns an upload form for a receipt, and the writes of its upload. */
async function createReceiptUpload(
  actor: Actor,
  body: UploadInput,
  now: Date,
): Promise<{ readonly form: UploadForm; readonly writes: readonly Write[] }> {
  const businessId = await findPayer(actor);
  const id = newId('upload', now);
  const upload = newReceiptUpload(body, { id, userId: actor.userId, businessId, now });
  const { signForm } = await import('./upload-form.ts');
  const signed = await signForm(receiptsBucketName, upload.fileKey, body);
  const form = { id, ...signed, expiresAt: formEnd(now).toISOString() };
  return { form, writes: [insertReceiptUpload(upload)] };
}

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

import { type ImageArea, imageUrlOf } from '#contract/images.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { requireMayPublish } from '../businesses/publishing.ts';
import { insertImage } from '../images/image-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { created } from '../shared/http/answer.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { checkUserIsActive } from '../shared/identity/user-repository.ts';
import { newId } from '../shared/new-id.ts';
import type { UploadOperations } from './subjects.ts';
import { formEnd, imageOwnerOf, newUpload } from './upload.ts';
import { insertUpload, uploadsOfHour } from './upload-repository.ts';

/**
 * Throws BUSINESS_NOT_ACTIVE for an image of a shop or an offer of a business that may not publish. Its avatar may
 * change all the same: a business that was rejected is corrected.
 */
async function requireMayShow(actor: Actor, area: ImageArea, ownerId: string): Promise<void> {
  if (area === 'business') return;
  const business = await findBusiness(ownerId);
  if (business?.userId !== actor.userId) throw new AppError('BUSINESS_NOT_FOUND');
  requireMayPublish(business);
}

/** Gives the caller a form to upload one picture: for their business, or for an avatar before they have one. */
export const createUpload: UploadOperations['createUpload'] = async ({ actor, body, now }) => {
  const { userId } = actor;
  const ownerId = imageOwnerOf(actor, body.area);
  await requireMayShow(actor, body.area, ownerId);
  const ofHour = uploadsOfHour(actor);
  await ofHour.requireBelowLimit(userId, now);
  const ids = { uploadId: newId('upload', now), imageId: newId('image', now) };
  const { upload, image } = newUpload(body, { ...ids, ownerId, userId, now });
  const { signForm } = await import('./upload-form.ts');
  const form = {
    id: upload.id,
    ...(await signForm(upload.fileKey, body)),
    imageUrl: imageUrlOf(image.key),
    expiresAt: formEnd(now).toISOString(),
  };
  return created(form, `/uploads/${upload.id}`, [
    insertUpload(upload),
    insertImage(image, now),
    ofHour.addOne(userId, now),
    checkUserIsActive(userId),
  ]);
};

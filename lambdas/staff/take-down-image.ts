import { idPattern } from '#contract/http/id-format.ts';
import { imageKeyOf } from '#contract/media/images.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { takeDown } from '#lambdas/media/store/image-progress-store.ts';
import { findImage, type ImageItem } from '#lambdas/media/store/image-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { insertAudit } from './store/audit-store.ts';
import type { StaffOperations } from './targets.ts';

/** The business of an image; undefined for an avatar whose user has no business. */
async function findBusinessOfImage({ ownerId, userId }: ImageItem) {
  const businessId = idPattern('business').test(ownerId)
    ? ownerId
    : (await findUser(userId))?.businessId;
  return businessId === undefined ? undefined : findBusiness(businessId);
}

/**
 * Takes an image down for good; a job moves its files out of public reach. The record of the decision is listed
 * with the business's decisions.
 */
export const takeDownImage: StaffOperations['takeDownImage'] = async (request) => {
  const { actor, body, now } = request;
  const { url, reason } = body;
  const imageKey = imageKeyOf(url);
  const image = await findImage(imageKey);
  // The key of a stored image has no area, so an image of another area may have been found.
  if (image?.key !== imageKey || image.status === 'removing') throw new AppError('IMAGE_NOT_FOUND');
  if (image.reasonCode === 'TAKEN_DOWN') return noContent();
  const business = await findBusinessOfImage(image);
  const record = { ...(business && { name: business.name }), imageUrl: url };
  const audit = insertAudit({
    // The image goes before its user does, so the record is kept with the owner of their images.
    ...(business ? { subjectId: business.id } : { subjectId: image.id, ownerId: image.ownerId }),
    staffId: actor.userId,
    now,
    action: 'take-down',
    reason,
    before: { ...record, status: 'shown' },
    after: { ...record, status: 'taken_down' },
  });
  return noContent([takeDown(imageKey), audit]);
};

import { chooseImages } from '#lambdas/media/images/choose-images.ts';
import { ownerIdOfUser, shownImageOf } from '#lambdas/media/images/stored-image.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { created } from '#lambdas/platform/http/answer.ts';
import { claimOwnership } from '#lambdas/platform/identity/user-store.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { newBusiness } from './business.ts';
import { insertBusiness } from './store/business-store.ts';
import type { BusinessOperations } from './targets.ts';

/** Registers the caller's only business. Validators may not have one. */
export const createBusiness: BusinessOperations['createBusiness'] = async (request) => {
  const { actor, body, now } = request;
  if (actor.role === 'validator') throw new AppError('FORBIDDEN');
  const id = newId('business', now);
  const chosen = await chooseImages(body.avatarUrl ? [body.avatarUrl] : [], {
    area: 'business',
    ownerIds: [ownerIdOfUser(actor.userId)],
    before: [],
    itemId: id,
    now,
  });
  const business = newBusiness({ ...body, images: chosen.images.map(shownImageOf) }, id, now);
  return created(business, `/businesses/${business.id}`, [
    ...insertBusiness(business),
    claimOwnership(actor.userId, business.id, now),
    ...chosen.guards,
  ]);
};

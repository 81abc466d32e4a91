import { chooseImages } from '#lambdas/media/images/choose-images.ts';
import { ownerIdOfUser, shownImageOf, storedImageOf } from '#lambdas/media/images/stored-image.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { changeBusiness } from './business.ts';
import { shownBusiness } from './shown-business.ts';
import { requireRoomInSize } from './sizes/smaller-size.ts';
import {
  type BusinessItem,
  checkBusinessUnchanged,
  findBusiness,
  insertBusiness,
  replaceBusiness,
} from './store/business-store.ts';
import type { BusinessOperations } from './targets.ts';

/** Returns the write of the other record. An unchanged live record must still allow the edit of its revision. */
function writesOfOther(
  target: BusinessItem,
  before: BusinessItem | undefined,
  after: BusinessItem | undefined,
): Write[] {
  if (!before || !after) return [];
  if (after !== before) return replaceBusiness(before, after);
  return target.previousActive ? [checkBusinessUnchanged(before)] : [];
}

/** Returns the check that a live business fits the size of its revision. Throws LIMIT_OF_SIZE_TYPE_REACHED. */
function checkSize(
  live: BusinessItem | undefined,
  revision: Pick<BusinessItem, 'sizeTypeId'> | undefined,
  now: Date,
): Promise<Write[]> | Write[] {
  if (!live || !revision) return [];
  return requireRoomInSize(live, { ...live, sizeTypeId: revision.sizeTypeId }, now);
}

/** Edits the caller's business, or starts a revision of a live one. */
export const updateBusiness: BusinessOperations['updateBusiness'] = async (request) => {
  const { actor, body, business: target, now } = request;
  const chosen = await chooseImages(body.avatarUrl ? [body.avatarUrl] : [], {
    area: 'business',
    ownerIds: [target.previousActive ?? target.id, ownerIdOfUser(actor.userId)],
    before: target.images.map(storedImageOf),
    // The revision may be removed before its images are counted; the live record has the same avatar.
    itemId: target.previousActive ?? target.id,
    now,
  });
  const input = { ...body, images: chosen.images.map(shownImageOf) };
  const otherId = target.previousActive ?? target.revisionId;
  const other = otherId === undefined ? undefined : await findBusiness(otherId);
  const revisionId = newId('business', now);
  const changed = changeBusiness({ target, other }, input, { revisionId, now });
  const room = target.previousActive
    ? await checkSize(other, changed.target, now)
    : await checkSize(target, changed.revision, now);
  return ok(shownBusiness(changed.revision ?? changed.target), [
    ...room,
    ...(changed.revision ? insertBusiness(changed.revision) : []),
    ...replaceBusiness(target, changed.target),
    ...writesOfOther(target, other, changed.other),
    ...chosen.guards,
  ]);
};

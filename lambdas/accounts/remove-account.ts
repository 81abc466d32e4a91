import { listCodesOfUser } from '#lambdas/claims/store/claim-store.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { forEachOf, type JobSteps, withSecondPass } from '#lambdas/platform/jobs/job-steps.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  findIndication,
  listIndicationIdsOfUser,
  removeIndication,
} from '#lambdas/shops/store/indication-store.ts';
import { removeAudits } from '#lambdas/staff/store/audit-store.ts';
import { leaveClaim } from '../claims/forget-consumer.ts';
import { forgetDecisionsOf, forgetDecisionsOn, imageStepsOf } from './removal-steps.ts';
import { removeAnswers, removeItemsOfUser } from './store/removal-store.ts';

/** Removes a former user's indication. It goes after its decision records, since it leads to them. */
async function removeIndicationWithAudits(id: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const indication = await findIndication(id);
    await removeAudits(id);
    await commit([removeIndication(id, indication)]);
  });
}

/** Returns whether a user was removed. Guards against a late retry: nothing of another user is removed. */
export async function isRemoved(userId: string): Promise<boolean> {
  return (await findUser(userId))?.status === 'removed';
}

/** Returns the steps that remove a user's data, except the tombstone, and account. The business has its own job. */
export function removeAccountSteps(userId: string, now: Date): JobSteps {
  // Owner of the images from before the user had a business.
  const ownerId = ownerIdOfUser(userId);
  return withSecondPass({
    // First, since later steps delete the items that lead to the claims.
    claims: forEachOf(
      (request) => listCodesOfUser(userId, request),
      (code) => leaveClaim(code, userId, now),
    ),
    ...imageStepsOf(ownerId),
    items: (position) => removeItemsOfUser(userId, position),
    answers: (position) => removeAnswers(userId, position),
    indications: forEachOf(
      (request) => listIndicationIdsOfUser(userId, request),
      removeIndicationWithAudits,
    ),
    decisions: forgetDecisionsOf(userId),
    'decisions on pictures': forgetDecisionsOn(ownerId, now),
    // As a list of one: if the user pool fails, only this item gets its own job, and the other steps go on.
    account: forEachOf(async () => ({ items: [userId] }), syncStatus),
  });
}

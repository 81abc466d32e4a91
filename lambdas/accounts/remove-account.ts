import { listCodesOfUser } from '#lambdas/claims/store/claim-store.ts';
import { ownerIdOfUser } from '#lambdas/media/images/image-owner.ts';
import { followStatus } from '#lambdas/platform/identity/follow-status.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { forEachOf, type Steps, twice } from '#lambdas/platform/jobs/steps.ts';
import { listIndicationIdsOfUser } from '#lambdas/shops/store/indications-of-user-store.ts';
import { leaveClaim } from '../claims/forget-consumer.ts';
import { forgetDecisionsOf, forgetDecisionsOn } from './forget-decisions.ts';
import { imageStepsOf } from './image-steps.ts';
import { removeIndicationWithAudits } from './remove-indication.ts';
import { removeAnswers, removeItemsOfUser } from './store/removal-store.ts';

/** Whether a user was removed: of anyone else nothing is, even if a job of long ago is repeated. */
export async function isRemoved(userId: string): Promise<boolean> {
  return (await findUser(userId))?.status === 'removed';
}

/**
 * The removal of everything that is stored about a user but the tombstone, and of their account, which the call of
 * theirs deletes, too, but may have ended before that. Their business has a job of its own.
 */
export function removeAccountSteps(userId: string, now: Date): Steps {
  // The owner of the pictures of before they had a business.
  const ownerId = ownerIdOfUser(userId);
  return twice({
    // What they hold goes back before anything else goes by which it is found.
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
    // As a list of one, so that a failure of the user pool gets a job of its own and keeps nothing else.
    account: forEachOf(async () => ({ items: [userId] }), followStatus),
  });
}

import { listIndicationIdsOfUser } from '../indications/indications-of-user-repository.ts';
import { findUser } from '../shared/identity/user-repository.ts';
import { removeAnswers, removeItemsOfUser } from './removal-repository.ts';
import { forEachOf, once, type Removal } from './removal-steps.ts';
import { removeIndicationWithAudits } from './remove-indication.ts';

/** Whether a user was removed: of anyone else nothing is, even if a job of long ago is repeated. */
export async function isRemoved(userId: string): Promise<boolean> {
  return (await findUser(userId))?.status === 'removed';
}

/** Deletes the account in the user pool; the call of its user does, too, but may have ended before that. */
async function removeFromPool(userId: string): Promise<void> {
  const { deleteAccount } = await import('./user-pool-accounts.ts');
  await deleteAccount(userId);
}

/** The removal of everything that is stored about a user but the tombstone; their business has a job of its own. */
export function removeAccountSteps(userId: string): Removal {
  const first = {
    account: once(() => removeFromPool(userId)),
    items: (position) => removeItemsOfUser(userId, position),
    answers: (position) => removeAnswers(userId, position),
    indications: forEachOf(
      (request) => listIndicationIdsOfUser(userId, request),
      removeIndicationWithAudits,
    ),
  } satisfies Removal['first'];
  return { first, late: first };
}

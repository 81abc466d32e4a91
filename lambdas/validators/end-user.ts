import { insertTombstone } from '#lambdas/platform/identity/tombstone-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { ValidatorItem } from './store/validator-store.ts';

/**
 * The write that removes the user of a validator, unless they are removed: every call of theirs is refused at once.
 * The table's stream starts the job that deletes their account with what is their own.
 */
export async function endUserOf({ userId }: ValidatorItem, now: Date): Promise<Write[]> {
  const user = await findUser(userId);
  return user?.status === 'removed' ? [] : [insertTombstone(userId, user, now)];
}

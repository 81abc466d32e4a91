import { insertTombstone } from '#lambdas/platform/identity/tombstone-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { ValidatorItem } from './store/validator-store.ts';

/** Returns the write that removes a validator's user, which refuses their calls; a job deletes the account. */
export async function endUserOf({ userId }: ValidatorItem, now: Date): Promise<Write[]> {
  const user = await findUser(userId);
  return user?.status === 'removed' ? [] : [insertTombstone(userId, user, now)];
}

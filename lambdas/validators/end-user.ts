import { insertTombstone } from '../shared/identity/tombstone-repository.ts';
import { findUser } from '../shared/identity/user-repository.ts';
import type { Write } from '../shared/write.ts';
import type { ValidatorItem } from './validator-repository.ts';

/** Returns the write that removes a validator's user, which refuses their calls; a job deletes the account. */
export async function endUserOf({ userId }: ValidatorItem, now: Date): Promise<Write[]> {
  const user = await findUser(userId);
  return user?.status === 'removed' ? [] : [insertTombstone(userId, user, now)];
}

import type { User } from '#contract/accounts/users.ts';
import { readStored } from '#web/lib/storage.ts';

/** Returns whether the user signed in with a temporary password, which must be changed first. */
export function mustChangePassword(me: User): boolean {
  return me.isPasswordRequired || readStored('isPasswordRequired') !== undefined;
}

import type { User } from '#contract/users.ts';
import { readStored } from '#web/lib/storage.ts';

/** Signed in with a temporary password: until it is changed there is nowhere else to go. */
export function mustChangePassword(me: User): boolean {
  return me.isPasswordRequired || readStored('isPasswordRequired') !== undefined;
}

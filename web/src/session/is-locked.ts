import type { User } from '#contract/accounts/users.ts';
import { readStored } from '#web/lib/storage.ts';
import { mustAcceptTerms } from './queries/get-me.ts';

/** Returns whether the user signed in with a temporary password, which must be changed first. */
export function mustChangePassword(me: User): boolean {
  return me.isPasswordRequired || readStored('isPasswordRequired') !== undefined;
}

/** Returns whether the user must first accept the terms or change the password; no page leads away then. */
export const isLocked = (me: User): boolean => mustAcceptTerms(me) || mustChangePassword(me);

import type { User } from '#contract/accounts/users.ts';
import { mustAcceptTerms } from './must-accept-terms.ts';
import { mustChangePassword } from './must-change-password.ts';

/** Returns whether the user must first accept the terms or change the password; no page leads away then. */
export const isLocked = (me: User): boolean => mustAcceptTerms(me) || mustChangePassword(me);

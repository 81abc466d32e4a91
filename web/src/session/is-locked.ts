import type { User } from '#contract/accounts/users.ts';
import { mustAcceptTerms } from './must-accept-terms.ts';
import { mustChangePassword } from './must-change-password.ts';

/** Whether the user has to accept the terms or change the password before anything else: no page leads away then. */
export const isLocked = (me: User): boolean => mustAcceptTerms(me) || mustChangePassword(me);

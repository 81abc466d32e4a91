import type { User } from '#contract/accounts/users.ts';
import { readStored } from '../storage.ts';

/** Keys of the local storage. Deleted with the session, and when somebody else signs in. */
export const businessKey = 'businessId';
export const roleKey = 'role';

/** Returns the business that the signed-in user owns or validates for: undefined if unknown, empty for none. */
export const storedBusiness = (): string | undefined => readStored(businessKey);

/** Returns the role of the signed-in user; undefined if unknown. */
export const storedRole = (): User['role'] | undefined =>
  readStored(roleKey) as User['role'] | undefined;

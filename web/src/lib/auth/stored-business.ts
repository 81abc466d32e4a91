import type { User } from '#contract/accounts/users.ts';
import { readStored, writeStored } from '../storage.ts';
import { storedUserId } from './stored-user.ts';

/** Deleted with the session, and when somebody else signs in. */
const storageKey = 'businessId';

/** Stores the business of the signed-in user for open pages, which do not ask the server; empty for none. */
export function storeBusiness({
  userId,
  businessId = '',
}: Pick<User, 'userId' | 'businessId'>): void {
  if (userId === storedUserId()) writeStored(storageKey, businessId);
}

/** Returns the business that the signed-in user owns or validates for: undefined if unknown, empty for none. */
export const storedBusiness = (): string | undefined => readStored(storageKey);

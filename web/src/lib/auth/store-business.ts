import type { User } from '#contract/accounts/users.ts';
import { writeStored } from '../storage.ts';
import { businessKey } from './stored-business.ts';
import { storedUserId } from './stored-user-id.ts';

/** Stores the business of the signed-in user for open pages, which do not ask the server; empty for none. */
export function storeBusiness({
  userId,
  businessId = '',
}: Pick<User, 'userId' | 'businessId'>): void {
  if (userId === storedUserId()) writeStored(businessKey, businessId);
}

import type { User } from '#contract/accounts/users.ts';
import { writeStored } from '../storage.ts';
import { businessKey, roleKey } from './stored-business.ts';
import { storedUserId } from './stored-user-id.ts';

/** Stores business and role of the signed-in user for open pages, which do not ask the server; empty for no business. */
export function storeBusiness({
  userId,
  businessId = '',
  role,
}: Pick<User, 'userId' | 'businessId' | 'role'>): void {
  if (userId !== storedUserId()) return;
  writeStored(businessKey, businessId);
  writeStored(roleKey, role);
}

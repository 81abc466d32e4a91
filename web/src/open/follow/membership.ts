import type { userRoutes } from '#contract/accounts/user-routes.ts';
import type { User } from '#contract/accounts/users.ts';
import { storeBusiness } from '#web/lib/auth/store-business.ts';
import { storedBusiness } from '#web/lib/auth/stored-business.ts';
import { callAs } from './call-as.ts';

const path: (typeof userRoutes)['getMe']['path'] = '/users/me';

/**
 * Returns whether a user is a member of a business, which is asked of the API if this device does not know it yet.
 * Rejects like `callAs`.
 */
export async function isMemberOf(userId: string, businessId: string): Promise<boolean> {
  if (storedBusiness() === undefined) {
    storeBusiness((await callAs(userId, { method: 'GET', path })) as User);
  }
  return storedBusiness() === businessId;
}

import type { userRoutes } from '#contract/accounts/user-routes.ts';
import type { User } from '#contract/accounts/users.ts';
import { storeBusiness } from '#web/lib/auth/store-business.ts';
import { storedBusiness } from '#web/lib/auth/stored-business.ts';
import { callAs } from '../call-as.ts';

const path: (typeof userRoutes)['getMe']['path'] = '/users/me';

/** Running calls by user. */
const asked = new Map<string, Promise<void>>();

async function ask(userId: string): Promise<void> {
  try {
    storeBusiness((await callAs(userId, { method: 'GET', path })) as User);
  } finally {
    asked.delete(userId);
  }
}

/** Returns whether a user is a member of a business. Asks the API if this device does not know. Rejects like `callAs`. */
export async function isMemberOf(userId: string, businessId: string): Promise<boolean> {
  if (storedBusiness() === undefined) {
    const answer = asked.get(userId) ?? ask(userId);
    asked.set(userId, answer);
    await answer;
  }
  return storedBusiness() === businessId;
}

import { type Addressee, addresseeIn } from './addressee.ts';
import { lookForAccount } from './look-for-account.ts';
import { findUser } from './user-store.ts';

/**
 * Returns address and language of mails to a user from their item. An item without them gets them from the user pool, which
 * is asked once. Undefined for a user who was disabled or removed, and where no account is found in two searches a day
 * apart; `in doubt` after the first of them. Throws the errors of Cognito and the table.
 */
export async function findAddressee(
  userId: string,
  now: Date,
): Promise<Addressee | 'in doubt' | undefined> {
  const user = await findUser(userId);
  if (user && user.status !== 'active') return undefined;
  if (user?.email) return addresseeIn({ email: user.email, locale: user.locale ?? '' });
  const account = await lookForAccount(userId, now);
  if (account === 'in doubt') return account;
  if (account === 'missing' || !account.isEnabled) return undefined;
  return addresseeIn(account.attributes);
}

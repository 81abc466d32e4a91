import { type Addressee, addresseeIn } from './addressee.ts';
import { lookForAccount } from './look-for-account.ts';
import { findUser } from './user-store.ts';

/**
 * Returns address and language for mails to a user, from their item or, once, from the user pool. Undefined for a
 * disabled or removed user, and where two searches a day apart found no account; `in doubt` after the first.
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

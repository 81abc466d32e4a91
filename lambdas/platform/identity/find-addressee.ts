import { WriteConflict } from '../table/write.ts';
import { type Addressee, addresseeIn } from './addressee.ts';
import { markAccountMissing, storeAddressee } from './addressee-store.ts';
import type { FoundAccount } from './search-account.ts';
import { findUser } from './user-store.ts';

/** Milliseconds between the two searches that must find nothing before an account counts as missing. */
const doubtLasts = 24 * 60 * 60_000;

/** Stores an addressee for the next time; after a conflict, the user pool is asked again then. */
async function rememberAddressee(userId: string, addressee: Addressee): Promise<void> {
  try {
    await storeAddressee(userId, addressee);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}

/**
 * Searches a user's account, and stores its e-mail and language on their item. It counts as missing after two searches
 * a day apart, since a search may miss a new account; until then it is in doubt. A user without an item never came, or
 * is removed, so the account is missing at once. Throws the errors of Cognito and the table.
 */
export async function lookForAccount(
  userId: string,
  now: Date,
): Promise<FoundAccount | 'in doubt' | 'missing'> {
  // Only few calls need Cognito's client, so it is loaded on demand.
  const { searchAccount } = await import('./search-account.ts');
  const account = await searchAccount('sub', userId);
  if (account) {
    const addressee = addresseeIn(account.attributes);
    if (addressee) await rememberAddressee(userId, addressee);
    return account;
  }
  const since = await markAccountMissing(userId, now);
  if (since === undefined) return 'missing';
  return now.getTime() - Date.parse(since) < doubtLasts ? 'in doubt' : 'missing';
}

/**
 * Returns address and language for mails to a user, from their item or, once, from the user pool. Undefined for a
 * disabled or removed user, and where two searches a day apart found no account; `in doubt` after the first. Throws the
 * errors of Cognito and the table.
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

import { WriteConflict } from '../table/write.ts';
import { type Addressee, addresseeIn } from './addressee.ts';
import { markAccountMissing, storeAddressee } from './addressee-store.ts';
import type { FoundAccount } from './search-account.ts';

/** Milliseconds between the two searches that have to find nothing before an account counts as missing. */
const doubtLasts = 24 * 60 * 60_000;

/** Stores an addressee for the next time; where other writes are in the way, the user pool is asked again then. */
async function rememberAddressee(userId: string, addressee: Addressee): Promise<void> {
  try {
    await storeAddressee(userId, addressee);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}

/**
 * Looks for the account of a user, and stores its e-mail and language on their item. An account counts as missing once
 * two searches a day apart did not find it, since a search may miss one that was just made; until then it is in doubt.
 * Without an item the user never came, or is removed, so there is no doubt. Throws the errors of Cognito and the table.
 */
export async function lookForAccount(
  userId: string,
  now: Date,
): Promise<FoundAccount | 'in doubt' | 'missing'> {
  // Cognito's client is loaded by the few calls that need it, not by every cold start.
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

import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** Set from a sign-in until the API has stored the e-mail and the language of the account. */
const storageKey = 'isRenewalDue';

/** Notes that the next call for the active user has to renew the e-mail and the language that the API stores. */
export const noteRenewal = (): void => writeStored(storageKey, 'true');

/** Calls for the active user with the query that renews, where that is due; it stays due where the call fails. */
export async function renewIfDue<T>(
  call: (query: { readonly renew?: 'true' }) => Promise<T>,
): Promise<T> {
  if (!readStored(storageKey)) return call({});
  const answer = await call({ renew: 'true' });
  removeStored(storageKey);
  return answer;
}

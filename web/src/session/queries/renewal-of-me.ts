import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** Set from a sign-in until the API has stored the account's e-mail and language. */
const storageKey = 'isRenewalDue';

/** Notes that the next call for the active user must make the API store the account's e-mail and language. */
export const noteRenewal = (): void => writeStored(storageKey, 'true');

/** Calls for the active user, with the renewing query if it is due; it stays due if the call fails. */
export async function renewIfDue<T>(
  call: (query: { readonly renew?: 'true' }) => Promise<T>,
): Promise<T> {
  if (!readStored(storageKey)) return call({});
  const answer = await call({ renew: 'true' });
  removeStored(storageKey);
  return answer;
}

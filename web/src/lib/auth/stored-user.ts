import { readStored, removeStored, writeStored } from '../storage.ts';
import { businessKey, roleKey } from './stored-business.ts';
import { storedUserId } from './stored-user-id.ts';

let ofPage = storedUserId();

/** Returns the user of this page. In another tab, somebody else may have signed in since. */
export function userOfPage(): string | undefined {
  ofPage ??= storedUserId();
  return ofPage;
}

/** Stores the signed-in user, and the new access token. */
export function storeUser(userId: string, token: string): void {
  ofPage = userId;
  // Of an earlier user, until the new one is loaded.
  for (const key of [businessKey, roleKey]) removeStored(key);
  writeStored('userId', userId);
  storeToken(token);
}

/** Stores a new access token and the time. */
export function storeToken(token: string): void {
  writeStored('my-token', token);
  writeStored('tokenReceivedAt', String(Date.now()));
}

/**
 * Returns the stored access token and its age in milliseconds, both by the device's clock, since it may differ from the
 * clock of the service that issued the token.
 */
export function storedToken(): { readonly token: string | undefined; readonly age: number } {
  const receivedAt = Number(readStored('tokenReceivedAt') ?? Number.NEGATIVE_INFINITY);
  return { token: readStored('my-token'), age: Date.now() - receivedAt };
}

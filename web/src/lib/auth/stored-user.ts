import { readStored, writeStored } from '../storage.ts';

/** The id of the user who is signed in on this device; reads storage only, so Amplify is not loaded. */
export function storedUserId(): string | undefined {
  return readStored('userId');
}

let ofPage = storedUserId();

/** The user whom this page was opened for, or who has signed in on it. In another tab, another one may have since. */
export function userOfPage(): string | undefined {
  ofPage ??= storedUserId();
  return ofPage;
}

/** Stores who signed in, and the access token of later calls, which was just received. */
export function storeUser(userId: string, token: string): void {
  ofPage = userId;
  writeStored('userId', userId);
  storeToken(token);
}

/** Stores an access token that was just received. */
export function storeToken(token: string): void {
  writeStored('my-token', token);
  writeStored('tokenReceivedAt', String(Date.now()));
}

/**
 * The stored access token, and the milliseconds since it was received, both by the device's clock: this may differ from
 * the clock of the service that issued the token.
 */
export function storedToken(): { readonly token: string | undefined; readonly age: number } {
  const receivedAt = Number(readStored('tokenReceivedAt') ?? Number.NEGATIVE_INFINITY);
  return { token: readStored('my-token'), age: Date.now() - receivedAt };
}

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

/** Stores who signed in, and the access token of later calls. */
export function storeUser(userId: string, token: string): void {
  ofPage = userId;
  writeStored('userId', userId);
  writeStored('my-token', token);
}

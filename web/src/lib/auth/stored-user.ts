import { readStored, store } from '../storage.ts';

/** The id of the user who is signed in on this device; reads storage only, so Amplify is not loaded. */
export function storedUserId(): string | undefined {
  return readStored('userId');
}

/** Stores who signed in, and the access token of later calls. */
export function storeUser(userId: string, token: string): void {
  store('userId', userId);
  store('my-token', token);
}

import { readStored, store } from '../storage.ts';

/** The id of the user signed in on this device, without asking Amplify. */
export function storedUserId(): string | undefined {
  return readStored('userId');
}

/** Remembers who signed in, and the token for the calls to come. */
export function storeUser(userId: string, token: string): void {
  store('userId', userId);
  store('my-token', token);
}

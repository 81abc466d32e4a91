import { readStored } from '../storage.ts';

/** Returns the id of the user signed in on this device; reads storage only, so Amplify is not loaded. */
export const storedUserId = (): string | undefined => readStored('userId');

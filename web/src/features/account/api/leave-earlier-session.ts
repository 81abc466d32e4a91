import { signOut } from 'aws-amplify/auth';

/** Ends the session of an earlier user of this device. Rare, so its code is loaded when it is needed. */
export async function leaveEarlierSession(): Promise<void> {
  await signOut();
}

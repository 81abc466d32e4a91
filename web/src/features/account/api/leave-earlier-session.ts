import { signOut } from 'aws-amplify/auth';

/** Ends the session of an earlier user of this device. In a file of its own, because it is rarely needed. */
export async function leaveEarlierSession(): Promise<void> {
  await signOut();
}

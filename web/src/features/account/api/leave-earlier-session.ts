import { signOut } from 'aws-amplify/auth';

/** Ends the session of an earlier user of this device. In a separate file, because it is rarely loaded. */
export async function leaveEarlierSession(): Promise<void> {
  await signOut();
}

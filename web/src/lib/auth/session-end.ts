import { forgetSession } from '../forget-session.ts';
import { storedUserId } from './stored-user-id.ts';

const amplifyKeys = 'CognitoIdentityServiceProvider.';

/** Deletes the user's session and cached data from this device, without loading Amplify. */
export function forgetUser(): void {
  forgetSession();
  // If this fails, the next user's sign-in removes the data, which is stored under its own user's id.
  import('#web/platform/offline/forget-on-device.ts')
    .then((device) => device.forgetOnDevice())
    .catch(() => {});
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(amplifyKeys)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage, nothing was stored.
  }
}

type Listener = () => void;

let listener: Listener | undefined;
/** The user whose session last ended without a logout; undefined once somebody has signed in. */
let endedUserId: string | undefined;

/** Registers the one listener for the end of the session, the app's root. Returns a function that removes it. */
export function onSessionEnd(onEnd: Listener): () => void {
  listener = onEnd;
  return () => {
    if (listener === onEnd) listener = undefined;
  };
}

/** Ends the session on this device; called when the server refuses the token or its renewal. */
export function announceSessionEnd(): void {
  endedUserId = storedUserId() ?? endedUserId;
  forgetUser();
  listener?.();
}

/** Returns whether the last session ended without a logout; the sign-in page says so until the next sign-in. */
export function hasSessionEnded(): boolean {
  return endedUserId !== undefined;
}

/** Notes a sign-in; returns whether the previously ended session was another user's. */
export function clearSessionEnd(userId: string): boolean {
  const isAnothers = hasSessionEnded() && endedUserId !== userId;
  endedUserId = undefined;
  return isAnothers;
}

import { forgetSession } from '../storage.ts';

const amplifyKeys = 'CognitoIdentityServiceProvider.';

/** Deletes the user's session from this device. Amplify's tokens are deleted without loading Amplify. */
export function forgetUser(): void {
  forgetSession();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(amplifyKeys)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is not available: nothing was stored.
  }
}

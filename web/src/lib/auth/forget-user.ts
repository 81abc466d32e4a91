import { forgetSession } from '../storage.ts';

const amplifyKeys = 'CognitoIdentityServiceProvider.';

/** Leaves nothing of the user's session on this device; Amplify's tokens go without loading Amplify. */
export function forgetUser(): void {
  forgetSession();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(amplifyKeys)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is refused: nothing was kept there.
  }
}

import { forgetSession } from '../storage.ts';

const amplifyKeys = 'CognitoIdentityServiceProvider.';

/** Deletes the user's session from this device, and what it has kept. Amplify's tokens are deleted without Amplify. */
export function forgetUser(): void {
  forgetSession();
  // Where this fails, the next user's sign-in removes it; until then it is kept under the id of its own user.
  import('#web/platform/offline/forget-on-device.ts')
    .then((device) => device.forgetOnDevice())
    .catch(() => {});
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(amplifyKeys)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is not available: nothing was stored.
  }
}

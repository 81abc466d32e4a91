import { forgetSession } from '../storage.ts';

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

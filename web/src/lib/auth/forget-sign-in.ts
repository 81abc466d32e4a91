const amplifyKeys = 'CognitoSignInState.';

/** Deletes Amplify's data of a sign-in that waits for a code from this tab, without loading Amplify. */
export function forgetSignIn(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(amplifyKeys)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, nothing was stored.
  }
}

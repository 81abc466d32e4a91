const amplifyKeys = 'CognitoSignInState.';

/** Deletes from this tab what Amplify stores of a sign-in that waits for a code, without Amplify. */
export function forgetSignIn(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(amplifyKeys)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is not available: nothing was stored.
  }
}

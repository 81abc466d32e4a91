/** Key of the session storage with a tap on an open page that waits for the sign-in. */
export const intentKey = 'intent';

/** Deletes the tap that waits for the sign-in, so that the next user of this tab does not carry it out. */
export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(intentKey);
  } catch {
    // Without storage, nothing was stored.
  }
}

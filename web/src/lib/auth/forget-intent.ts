/** Key of the session storage with what a visitor of an open page tapped, which then needed a sign-in. */
const intentKey = 'intent';

/** Deletes the tap of a visitor of an open page, so that the next user of this tab does not carry it out. */
export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(intentKey);
  } catch {
    // Without storage, nothing was stored.
  }
}

import { intentKey, unansweredKey } from './intent-keys.ts';

/** Deletes the taps of this tab that wait for a sign-in or an answer, so that no other user carries them out. */
export function forgetIntent(): void {
  try {
    for (const key of [intentKey, unansweredKey]) sessionStorage.removeItem(key);
  } catch {
    // Without storage, nothing was stored.
  }
}

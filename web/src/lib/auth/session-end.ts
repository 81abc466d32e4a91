import { forgetUser } from './forget-user.ts';
import { storedUserId } from './stored-user.ts';

type Listener = () => void;
type Keeper = (userId: string) => void;

let listener: Listener | undefined;
const keepers = new Set<Keeper>();
let isNoticed = false;

/** The one place that is told when the server no longer takes the session: the app's root. */
export function onSessionEnd(act: Listener): () => void {
  listener = act;
  return () => {
    if (listener === act) listener = undefined;
  };
}

/** Told whose session ends while that is still known, to keep what the user has not sent yet. */
export function beforeSessionEnd(keep: Keeper): () => void {
  keepers.add(keep);
  return () => {
    keepers.delete(keep);
  };
}

/** Said by the HTTP client and the token's renewal when the session is over. */
export function announceSessionEnd(): void {
  const userId = storedUserId();
  if (userId) for (const keep of keepers) keep(userId);
  forgetUser();
  isNoticed = true;
  listener?.();
}

/** Did the last session end by itself? The sign-in page then says so, until the next sign-in. */
export function endedByItself(): boolean {
  return isNoticed;
}

export function clearEndNotice(): void {
  isNoticed = false;
}

import { forgetUser } from './forget-user.ts';

type Listener = () => void;

let listener: Listener | undefined;
let isNoticed = false;

/** The one place that is told when the server no longer takes the session: the app's root. */
export function onSessionEnd(act: Listener): () => void {
  listener = act;
  return () => {
    if (listener === act) listener = undefined;
  };
}

/** Said by the HTTP client and the token's renewal when the session is over. */
export function announceSessionEnd(): void {
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

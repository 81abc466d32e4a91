import { forgetUser } from './forget-user.ts';

type Listener = () => void;

let listener: Listener | undefined;
let hasEnded = false;

/** Registers the one listener, the app's root, for the end of the session. Gives the function that removes it. */
export function onSessionEnd(onEnd: Listener): () => void {
  listener = onEnd;
  return () => {
    if (listener === onEnd) listener = undefined;
  };
}

/** Ends the session on this device; called when the server refuses the token or its renewal. */
export function announceSessionEnd(): void {
  forgetUser();
  hasEnded = true;
  listener?.();
}

/** Whether the last session ended without a logout; the sign-in page says so until the next sign-in. */
export function hasSessionEnded(): boolean {
  return hasEnded;
}

export function clearSessionEnd(): void {
  hasEnded = false;
}

import { forgetUser } from './forget-user.ts';
import { storedUserId } from './stored-user.ts';

type Listener = () => void;

/** `refused`: the API refuses a token that has not run out; `disabled`: the identity service says so of the account. */
export type SessionEnd = 'expired' | 'refused' | 'disabled';

let listener: Listener | undefined;
/** Why the last session ended without a logout; undefined where it did not. */
let end: SessionEnd | undefined;
let endedUserId: string | undefined;

/** Registers the one listener, the app's root, for the end of the session. Gives the function that removes it. */
export function onSessionEnd(onEnd: Listener): () => void {
  listener = onEnd;
  return () => {
    if (listener === onEnd) listener = undefined;
  };
}

/** Ends the session on this device; called when the server refuses the token or its renewal. */
export function announceSessionEnd(why: SessionEnd): void {
  endedUserId = storedUserId() ?? endedUserId;
  forgetUser();
  end = why;
  listener?.();
}

/** Why the last session ended without a logout; the sign-in page says so until the next sign-in. */
export function sessionEnd(): SessionEnd | undefined {
  return end;
}

/** Notes that a user has signed in; gives whether the session that ended before was another user's. */
export function clearSessionEnd(userId: string): boolean {
  const isAnothers = endedUserId !== undefined && endedUserId !== userId;
  end = undefined;
  endedUserId = undefined;
  return isAnothers;
}

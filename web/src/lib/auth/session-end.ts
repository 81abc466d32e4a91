import { forgetUser } from './forget-user.ts';
import { storedUserId } from './stored-user.ts';

type Listener = () => void;
type SaveListener = (userId: string) => void;

let listener: Listener | undefined;
const saveListeners = new Set<SaveListener>();
let hasEnded = false;

/** Registers the one listener, the app's root, for the end of the session. Gives the function that removes it. */
export function onSessionEnd(onEnd: Listener): () => void {
  listener = onEnd;
  return () => {
    if (listener === onEnd) listener = undefined;
  };
}

/** Registers a listener that saves unsent input, called with the id of the user whose session ends. */
export function beforeSessionEnd(save: SaveListener): () => void {
  saveListeners.add(save);
  return () => {
    saveListeners.delete(save);
  };
}

/** Ends the session on this device; called when the server refuses the token or its renewal. */
export function announceSessionEnd(): void {
  const userId = storedUserId();
  if (userId) for (const save of saveListeners) save(userId);
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

import { useEffect, useSyncExternalStore } from 'react';

/** What the user wants to do, once they agree to leave their changes. */
type Leave = () => void;

let guards = 0;
let question: Leave | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(leave: Leave | undefined): void {
  question = leave;
  tell();
}

// Browsers show a text of their own.
const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whether a form on the page has changes that were not sent. */
export const isLeaveGuarded = (): boolean => guards > 0;

/** As `isLeaveGuarded`, for components. */
export function useIsLeaveGuarded(): boolean {
  return useSyncExternalStore(subscribe, isLeaveGuarded);
}

/** Makes leaving the page ask first, while a form has changes that were not sent. */
export function useLeaveGuard(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    guards += 1;
    tell();
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      guards -= 1;
      window.removeEventListener('beforeunload', preventUnload);
      tell();
    };
  }, [hasChanges]);
}

/** Leaves at once, or asks first where a form has changes. */
export function leaveAfterAsking(leave: Leave): void {
  if (isLeaveGuarded()) ask(leave);
  else leave();
}

/** The question that is open, with the answers to it. */
export function useLeaveQuestion() {
  const leave = useSyncExternalStore(subscribe, () => question);
  return {
    isOpen: leave !== undefined,
    stay: () => ask(undefined),
    leave: () => {
      ask(undefined);
      leave?.();
    },
  };
}

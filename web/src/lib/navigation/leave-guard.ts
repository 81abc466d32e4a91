import { useEffect, useSyncExternalStore } from 'react';

/** What the user wants to do, and what it does to drafts. */
interface Question {
  readonly leave: () => void;
  readonly keepsDrafts: boolean;
}

let guards = 0;
/** The user has agreed to leave their changes. */
let isReleased = false;
let question: Question | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(asked: Question | undefined): void {
  question = asked;
  tell();
}

/** Whether a form on the page has changes that were not sent, and that the user has not agreed to leave. */
export const isLeaveGuarded = (): boolean => guards > 0 && !isReleased;

// Browsers show a text of their own.
const preventUnload = (event: BeforeUnloadEvent) => {
  if (isLeaveGuarded()) event.preventDefault();
};

/** As `isLeaveGuarded`, for components. */
export function useIsLeaveGuarded(): boolean {
  return useSyncExternalStore(subscribe, isLeaveGuarded);
}

/** Makes leaving the page ask first, while a form has changes that were not sent. */
export function useLeaveGuard(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    guards += 1;
    isReleased = false;
    tell();
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      guards -= 1;
      if (guards === 0) question = undefined;
      window.removeEventListener('beforeunload', preventUnload);
      tell();
    };
  }, [hasChanges]);
}

/** Leaves at once, or asks first where a form has changes. */
export function leaveAfterAsking(leave: () => void, { keepsDrafts = true } = {}): void {
  if (isLeaveGuarded()) ask({ leave, keepsDrafts });
  else leave();
}

/** The question that is open, with the answers to it. */
export function useLeaveQuestion() {
  const asked = useSyncExternalStore(subscribe, () => question);
  return {
    isOpen: asked !== undefined,
    keepsDrafts: asked?.keepsDrafts ?? true,
    stay: () => ask(undefined),
    leave: () => {
      isReleased = true;
      ask(undefined);
      asked?.leave();
    },
  };
}

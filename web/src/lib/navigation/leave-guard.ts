import { useEffect, useSyncExternalStore } from 'react';
import {
  guardPage,
  isLeaveGuarded,
  leave,
  openQuestion,
  stay,
  subscribe,
} from './leave-question.ts';

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
    const unguard = guardPage();
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      window.removeEventListener('beforeunload', preventUnload);
      unguard();
    };
  }, [hasChanges]);
}

/** The question that is open, with the answers to it. */
export function useLeaveQuestion() {
  const asked = useSyncExternalStore(subscribe, openQuestion);
  return { isOpen: asked !== undefined, keepsDrafts: asked?.keepsDrafts ?? true, stay, leave };
}

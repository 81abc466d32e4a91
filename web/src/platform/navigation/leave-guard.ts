import { useStore } from '@mantine/store';
import { useEffect } from 'react';
import {
  chooseToLeave,
  chooseToStay,
  guardPage,
  isGuarded,
  isLeaveGuarded,
  leavingStore,
} from './leave-question.ts';

// Browsers show their own text.
const preventUnload = (event: BeforeUnloadEvent) => {
  if (isLeaveGuarded()) event.preventDefault();
};

/** Like `isLeaveGuarded`, for components. */
export const useIsLeaveGuarded = (): boolean => isGuarded(useStore(leavingStore));

/** Asks before the page is left while a form has unsent changes. */
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

/** Returns the open question with its answers. */
export function useLeaveQuestion() {
  const { question } = useStore(leavingStore);
  return {
    isOpen: question !== undefined,
    keepsDrafts: question?.keepsDrafts ?? true,
    stay: chooseToStay,
    leave: chooseToLeave,
  };
}

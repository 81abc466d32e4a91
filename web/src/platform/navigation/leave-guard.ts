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

// Browsers show a text of their own.
const preventUnload = (event: BeforeUnloadEvent) => {
  if (isLeaveGuarded()) event.preventDefault();
};

/** As `isLeaveGuarded`, for components. */
export const useIsLeaveGuarded = (): boolean => isGuarded(useStore(leavingStore));

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
  const { question } = useStore(leavingStore);
  return {
    isOpen: question !== undefined,
    keepsDrafts: question?.keepsDrafts ?? true,
    stay: chooseToStay,
    leave: chooseToLeave,
  };
}

import { createStore } from '@mantine/store';

/** The action that waits for the answer, and whether it keeps drafts. */
interface Question {
  readonly leave: () => void;
  readonly keepsDrafts: boolean;
}

interface Leaving {
  /** Number of forms on the page with unsent changes. */
  readonly guards: number;
  /** Whether the user has agreed to leave. */
  readonly isReleased: boolean;
  readonly question: Question | undefined;
}

/** The state of the question before unsent changes are left. */
export const leavingStore = createStore<Leaving>({
  guards: 0,
  isReleased: false,
  question: undefined,
});

const change = (changed: Partial<Leaving>): void =>
  leavingStore.setState((state) => ({ ...state, ...changed }));

/** Returns whether a form has unsent changes that the user has not agreed to leave. */
export const isGuarded = ({ guards, isReleased }: Leaving): boolean => guards > 0 && !isReleased;

/** Like `isGuarded`, for the current state. */
export const isLeaveGuarded = (): boolean => isGuarded(leavingStore.getState());

/** Makes leaving the page ask first. Returns a function that ends this. */
export function guardPage(): () => void {
  change({ guards: leavingStore.getState().guards + 1, isReleased: false });
  return () => {
    const { guards, question } = leavingStore.getState();
    change({ guards: guards - 1, question: guards === 1 ? undefined : question });
  };
}

/** Makes leaving ask again, if the user agreed but the page was not left. */
export const restoreLeaveGuard = (): void => change({ isReleased: false });

/** Calls `leave` at once, or asks first if a form has changes. */
export function leaveAfterAsking(leave: () => void, { keepsDrafts = true } = {}): void {
  if (isLeaveGuarded()) change({ question: { leave, keepsDrafts } });
  else leave();
}

/** Answers the open question: the user stays. */
export const chooseToStay = (): void => change({ question: undefined });

/** Answers the open question: the user leaves. */
export function chooseToLeave(): void {
  const { question } = leavingStore.getState();
  change({ isReleased: true, question: undefined });
  question?.leave();
}

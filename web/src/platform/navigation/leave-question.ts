import { createStore } from '@mantine/store';

/** What the user wants to do, and what it does to drafts. */
interface Question {
  readonly leave: () => void;
  readonly keepsDrafts: boolean;
}

interface Leaving {
  /** How many forms on the page have changes that were not sent. */
  readonly guards: number;
  /** The user has agreed to leave their changes. */
  readonly isReleased: boolean;
  readonly question: Question | undefined;
}

/** The question that is asked before changes are left. */
export const leavingStore = createStore<Leaving>({
  guards: 0,
  isReleased: false,
  question: undefined,
});

const change = (changed: Partial<Leaving>): void =>
  leavingStore.setState((state) => ({ ...state, ...changed }));

/** Whether a form on the page has changes that were not sent, and that the user has not agreed to leave. */
export const isGuarded = ({ guards, isReleased }: Leaving): boolean => guards > 0 && !isReleased;

/** As `isGuarded`, at this moment. */
export const isLeaveGuarded = (): boolean => isGuarded(leavingStore.getState());

/** Makes leaving the page ask first. Returns a function that ends this. */
export function guardPage(): () => void {
  change({ guards: leavingStore.getState().guards + 1, isReleased: false });
  return () => {
    const { guards, question } = leavingStore.getState();
    change({ guards: guards - 1, question: guards === 1 ? undefined : question });
  };
}

/** Makes leaving ask again, where the user has agreed to it but the page was not left. */
export const restoreLeaveGuard = (): void => change({ isReleased: false });

/** Leaves at once, or asks first where a form has changes. */
export function leaveAfterAsking(leave: () => void, { keepsDrafts = true } = {}): void {
  if (isLeaveGuarded()) change({ question: { leave, keepsDrafts } });
  else leave();
}

/** Answers the question that is open: the user stays. */
export const chooseToStay = (): void => change({ question: undefined });

/** Answers the question that is open: the user leaves. */
export function chooseToLeave(): void {
  const { question } = leavingStore.getState();
  change({ isReleased: true, question: undefined });
  question?.leave();
}

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

/** Calls `listener` whenever a question or a guard changes. Returns a function that ends this. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(asked: Question | undefined): void {
  question = asked;
  tell();
}

/** Whether a form on the page has changes that were not sent, and that the user has not agreed to leave. */
export const isLeaveGuarded = (): boolean => guards > 0 && !isReleased;

/** Makes leaving the page ask first. Returns a function that ends this. */
export function guardPage(): () => void {
  guards += 1;
  guardAgain();
  return () => {
    guards -= 1;
    if (guards === 0) question = undefined;
    tell();
  };
}

/** Makes leaving ask again, where the user has agreed to it but the page was not left. */
export function guardAgain(): void {
  isReleased = false;
  tell();
}

/** Leaves at once, or asks first where a form has changes. */
export function leaveAfterAsking(leave: () => void, { keepsDrafts = true } = {}): void {
  if (isLeaveGuarded()) ask({ leave, keepsDrafts });
  else leave();
}

/** The question that is open. */
export const openQuestion = (): Question | undefined => question;

/** Answers the question that is open: the user stays. */
export const stay = (): void => ask(undefined);

/** Answers the question that is open: the user leaves. */
export function leave(): void {
  const asked = question;
  isReleased = true;
  ask(undefined);
  asked?.leave();
}

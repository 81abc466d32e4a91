import { createStore } from '@mantine/store';
import { useSyncExternalStore } from 'react';
import type { User } from '#contract/accounts/users.ts';

/** The logout that waits for the answer. */
interface UnsentQuestion {
  readonly me: User;
  /** Number of uses and undos that the server does not have yet. */
  readonly count: number;
  readonly leave: () => void;
}

/** The open question before a logout that leaves unsent uses on the device. */
export const unsentQuestion = createStore<{ readonly question: UnsentQuestion | undefined }>({
  question: undefined,
});

/** The open question, for components. */
export const useUnsentQuestion = (): UnsentQuestion | undefined =>
  useSyncExternalStore(unsentQuestion.subscribe, unsentQuestion.getState).question;

/** Calls `leave` at once, or asks first if uses of the user's shops were not sent yet. */
export async function leaveAfterUnsent(me: User | undefined, leave: () => void): Promise<void> {
  let count = 0;
  try {
    const { countUnsent } = await import('#web/platform/outbox/outbox.ts');
    if (me) count = await countUnsent(me);
  } catch {
    // Without its code, the outbox keeps its entries for the next sign-in.
  }
  if (me && count > 0) unsentQuestion.setState({ question: { me, count, leave } });
  else leave();
}

import {
  anAccount as accountOf,
  type KeptAccount,
  userPoolKeeps,
} from '#test/support/kept-user-pool.ts';

/** Makes the next deletions of accounts fail: before the deletion, or after it (a lost answer). */
export const failures: ('before' | 'after')[] = [];

let waiting: (() => Promise<unknown>) | undefined;

/** Does work inside the next creation of an account, between its look for the e-mail and its write. */
export function insideNextCreation(work: () => Promise<unknown>): void {
  waiting = work;
}

const failure = Object.assign(new Error('Cognito is down'), { name: 'TooManyRequestsException' });

/** The accounts of the user pool by their `sub`. */
export const { stored: accounts } = userPoolKeeps(
  [],
  (call) => {
    const when = call === 'AdminDeleteUserCommand' ? failures.shift() : undefined;
    return when && { error: failure, when };
  },
  async () => {
    const work = waiting;
    waiting = undefined;
    await work?.();
  },
);

/** Creates an account, of a validator if there are attributes; returns its `sub`. */
export function anAccount(attributes: KeptAccount['attributes'] = {}): string {
  const userId = crypto.randomUUID();
  accounts.set(userId, accountOf(userId, attributes));
  return userId;
}

import type { Contact } from '#contract/staff/staff.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';

/**
 * How many accounts are read at a time. Cognito allows an AWS account 120 such reads a second by default; at
 * 40 ms each these are 100.
 */
const concurrency = 4;
/** Milliseconds after which no further account is read, so that the Lambda answers in time. */
const defaultBudget = 3000;

/**
 * Name, e-mail and telephone of users by their accounts, each read once. Returns a look-up by user id, which is the
 * username in the pool; undefined for a user without an account. Throws UNAVAILABLE where Cognito is too slow for all
 * of them, and Cognito's error where it is throttled or down.
 */
export async function findContacts(
  userIds: readonly string[],
  budget = defaultBudget,
): Promise<(userId: string) => Contact | undefined> {
  const found = new Map<string, Contact>();
  const waiting = [...new Set(userIds)];
  if (waiting.length === 0) return () => undefined;
  // Cognito's client is loaded by the one call that needs it, not by every cold start.
  const { readAccount } = await import('#lambdas/platform/identity/read-account.ts');
  const deadline = Date.now() + budget;

  async function readNext(): Promise<void> {
    for (let userId = waiting.pop(); userId !== undefined; userId = waiting.pop()) {
      if (Date.now() > deadline) throw new AppError('UNAVAILABLE', { retryAfter: 1 });
      const account = await readAccount(userId);
      const { name, email, phone_number: phone } = account?.attributes ?? {};
      if (email) found.set(userId, { ...(name && { name }), email, ...(phone && { phone }) });
    }
  }

  try {
    await Promise.all(Array.from({ length: concurrency }, readNext));
  } finally {
    // After a failure the others stop, too.
    waiting.length = 0;
  }
  return (userId) => found.get(userId);
}

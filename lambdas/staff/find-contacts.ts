import type { Contact } from '#contract/staff/staff.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';

/** Accounts read at the same time: about 100 a second at 40 ms each. Cognito allows an AWS account 120 by default. */
const concurrency = 4;
/** Milliseconds until no further account is read, so that the Lambda answers in time. */
const defaultBudget = 3000;

/**
 * Reads name, e-mail and telephone of users from their accounts, each once. Returns a look-up by user id, the pool's
 * username; undefined without an account. Throws UNAVAILABLE where Cognito is too slow, and Cognito's error if it is
 * throttled or down.
 */
export async function findContacts(
  userIds: readonly string[],
  budget = defaultBudget,
): Promise<(userId: string) => Contact | undefined> {
  const found = new Map<string, Contact>();
  const waiting = [...new Set(userIds)];
  if (waiting.length === 0) return () => undefined;
  // Only this call needs Cognito's client, so it is loaded on demand.
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

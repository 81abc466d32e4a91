import type { Account } from './validator-accounts.ts';

/** Finds the account with an e-mail; undefined where there is none. Throws Cognito's errors. */
type FindAccount = (email: string) => Promise<Account | undefined>;

// Cognito's client is loaded by the few calls that need it, not by every cold start.

/**
 * Finds it as it is at this moment. For calls of the API, which have made the account a moment before: its person is
 * already one whom Cognito bills as active.
 */
export const readAccountOf: FindAccount = async (email) => {
  const { findAccountOf } = await import('./validator-accounts.ts');
  return findAccountOf(email);
};

/** Finds it as it was a moment ago, at no cost. For jobs and schedules. */
export const searchAccountOf: FindAccount = async (email) => {
  const { searchAccount } = await import('#lambdas/platform/identity/search-account.ts');
  const account = await searchAccount('email', email);
  return account && { userId: account.userId, businessId: account.attributes['family_name'] };
};

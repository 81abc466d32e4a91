import type { Account } from './validator-accounts.ts';

/** Finds the account with an e-mail; undefined without one. Throws Cognito's errors. */
type FindAccount = (email: string) => Promise<Account | undefined>;

// Only few calls need Cognito's client, so it is loaded on demand.

/** Reads the current account. For API calls that have just created it: Cognito bills its person as active already. */
export const readAccountOf: FindAccount = async (email) => {
  const { findAccountOf } = await import('./validator-accounts.ts');
  return findAccountOf(email);
};

/** Searches the account as it was a moment ago, at no cost. For jobs and schedules. */
export const searchAccountOf: FindAccount = async (email) => {
  const { searchAccount } = await import('#lambdas/platform/identity/search-account.ts');
  const account = await searchAccount('email', email);
  return account && { userId: account.userId, businessId: account.attributes['family_name'] };
};

import { readAccount } from '../shared/identity/read-account.ts';

/**
 * The attributes of a user's account, keyed by their names in the user pool, and when the account was made. Undefined
 * where there is no account any more. Throws Cognito's error where it is throttled or down.
 */
export async function findAccountAttributes(
  userId: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const account = await readAccount(userId);
  if (!account) return undefined;
  const { attributes, createdAt } = account;
  return { ...attributes, ...(createdAt && { createdAt: createdAt.toISOString() }) };
}

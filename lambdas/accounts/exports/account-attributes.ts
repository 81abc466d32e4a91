import { lookForAccount } from '#lambdas/platform/identity/look-for-account.ts';

/**
 * The attributes of a user's account, keyed by their names in the user pool, and when the account was made. Undefined
 * where there is no account any more. Throws where it is in doubt whether there is one, so that the file is made later and
 * not without it, and Cognito's error where it is throttled or down.
 */
export async function findAccountAttributes(
  userId: string,
  now: Date,
): Promise<Readonly<Record<string, string>> | undefined> {
  const account = await lookForAccount(userId, now);
  if (account === 'missing') return undefined;
  if (account === 'in doubt') throw new Error('The user pool does not find the account of a user');
  const { attributes, createdAt } = account;
  return { ...attributes, ...(createdAt && { createdAt: createdAt.toISOString() }) };
}

import { lookForAccount } from '#lambdas/platform/identity/look-for-account.ts';

/** Returns an account's attributes and creation time; undefined if it is gone. Throws if that is uncertain. */
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

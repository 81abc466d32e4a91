import { lookForAccount } from '../shared/identity/look-for-account.ts';

/**
 * Returns the user pool attributes and creation time of an account; undefined if it does not exist. Throws if that is
 * uncertain, so that the job retries instead of writing a file without them.
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

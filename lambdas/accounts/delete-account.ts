import { AppError } from '../shared/app-error.ts';
import { noContent } from '../shared/http/answer.ts';
import { followStatus } from '../shared/identity/follow-status.ts';
import { findUser } from '../shared/identity/user-repository.ts';
import { writesToLeave } from './leaving.ts';
import type { AccountOperations } from './subjects.ts';

/** Throws FORBIDDEN unless a name is the caller's username or, in any case of its letters, their e-mail. */
async function requireOwnName(name: string, userId: string): Promise<void> {
  if (name === userId) return;
  if (!name.includes('@')) throw new AppError('FORBIDDEN');
  const { findEmail } = await import('../shared/identity/user-pool-accounts.ts');
  const email = await findEmail(userId);
  if (email?.toLowerCase() !== name.toLowerCase()) throw new AppError('FORBIDDEN');
}

/**
 * Removes the caller's account, whatever their role: from the answer on they cannot sign in, every call of theirs is
 * refused, and nothing of their business is public. Jobs remove what is stored.
 */
export const deleteAccount: AccountOperations['deleteAccount'] = async (request) => {
  const { params, now } = request;
  const { userId } = request.actor;
  await requireOwnName(params.name, userId);
  // Read again, since another call of theirs may have changed it since.
  const user = await findUser(userId);
  if (user && user.status !== 'active') throw new AppError('UNAUTHENTICATED');
  return {
    ...noContent(await writesToLeave(userId, user, now)),
    afterCommit: () => followStatus(userId),
  };
};

import type { accountRoutes } from '#contract/routes/accounts.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { closeBusiness } from '../businesses/closing.ts';
import { AppError } from '../shared/app-error.ts';
import { noContent } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { followStatus } from '../shared/identity/follow-status.ts';
import { findUser, type UserItem } from '../shared/identity/user-repository.ts';
import type { Write } from '../shared/write.ts';
import { takeFromValidatorsCount } from '../shops/repository/validators-count.ts';
import { findValidator, removeValidator } from '../validators/validator-repository.ts';
import { insertTombstone } from './removal-repository.ts';

/** Throws FORBIDDEN unless a name is the caller's username or, in any case of its letters, their e-mail. */
async function requireOwnName(name: string, userId: string): Promise<void> {
  if (name === userId) return;
  if (!name.includes('@')) throw new AppError('FORBIDDEN');
  const { findEmail } = await import('../shared/identity/user-pool-accounts.ts');
  const email = await findEmail(userId);
  if (email?.toLowerCase() !== name.toLowerCase()) throw new AppError('FORBIDDEN');
}

/** What goes at once with the account of a validator: their record, and their place in the number of their shop's. */
async function leaveShop(businessId: string, validatorId: string): Promise<Write[]> {
  const record = await findValidator(businessId, validatorId);
  if (!record) return [];
  const isCounted = record.status !== 'disabled';
  return [
    removeValidator(record),
    ...(isCounted ? await takeFromValidatorsCount(record.shopId) : []),
  ];
}

/** What goes at once with the account of an owner: their business is closed. */
async function leaveBusiness(userId: string, businessId: string, now: Date): Promise<Write[]> {
  const live = await findBusiness(businessId);
  if (live?.userId !== userId) return [];
  const revision = live.revisionId && (await findBusiness(live.revisionId));
  return closeBusiness(live, revision || undefined, now);
}

function writesOfLeaving(user: UserItem, now: Date): Promise<Write[]> | Write[] {
  const { userId, businessId, validatorId } = user;
  if (!businessId) return [];
  return validatorId ? leaveShop(businessId, validatorId) : leaveBusiness(userId, businessId, now);
}

/**
 * Removes the caller's account, whatever their role: from the answer on they cannot sign in, every call of theirs is
 * refused, and nothing of their business is public. Jobs remove what is stored.
 */
export const deleteAccount: Operation<typeof accountRoutes.deleteAccount> = async ({
  actor: { userId },
  params,
  now,
}) => {
  await requireOwnName(params.name, userId);
  // Read again, since another call of theirs may have changed it since.
  const user = await findUser(userId);
  if (user && user.status !== 'active') throw new AppError('UNAUTHENTICATED');
  const writes = user ? await writesOfLeaving(user, now) : [];
  return {
    ...noContent([insertTombstone(userId, user, now), ...writes]),
    afterCommit: () => followStatus(userId),
  };
};

import { countOpenClaimsOf } from '#lambdas/claims/store/claim-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { noContent } from '#lambdas/platform/http/answer.ts';
import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { writesToLeave } from './leaving.ts';
import type { AccountOperations } from './targets.ts';

/** Throws FORBIDDEN unless a name is the caller's username or e-mail (in any case). */
async function requireOwnName(name: string, userId: string): Promise<void> {
  if (name === userId) return;
  if (!name.includes('@')) throw new AppError('FORBIDDEN');
  const { findEmail } = await import('#lambdas/platform/identity/user-pool-accounts.ts');
  const email = await findEmail(userId);
  if (email?.toLowerCase() !== name.toLowerCase()) throw new AppError('FORBIDDEN');
}

/** Throws OPEN_CLAIMS, with their number, while consumers hold usable claims of a business. */
async function requireNoOpenClaims(businessId: string, now: Date): Promise<void> {
  const openClaims = await countOpenClaimsOf(businessId, now);
  // Not remembered: the answer changes as claims expire, and a forced call has another key.
  if (openClaims > 0) {
    throw new AppError('OPEN_CLAIMS', { facts: { openClaims }, isRemembered: false });
  }
}

/** Deletes the caller's account: signs them out and hides their business at once; jobs remove the data. */
export const deleteAccount: AccountOperations['deleteAccount'] = async (request) => {
  const { params, query, now } = request;
  const { userId } = request.actor;
  await requireOwnName(params.name, userId);
  // Another call may have changed the user meanwhile.
  const user = await findUser(userId);
  if (user && user.status !== 'active') throw new AppError('UNAUTHENTICATED');
  if (user?.businessId && !user.validatorId && query.force !== 'true') {
    await requireNoOpenClaims(user.businessId, now);
  }
  return {
    ...noContent(await writesToLeave(userId, user, now)),
    afterCommit: () => syncStatus(userId),
  };
};

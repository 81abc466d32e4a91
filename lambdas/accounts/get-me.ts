import { ok } from '#lambdas/platform/http/answer.ts';
import { actorOf } from '#lambdas/platform/identity/actor.ts';
import type { Addressee } from '#lambdas/platform/identity/addressee.ts';
import { forgetAddressee, storeAddressee } from '#lambdas/platform/identity/addressee-store.ts';
import { createUserIfNew, type UserItem } from '#lambdas/platform/identity/user-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import type { UserOperations } from './user-targets.ts';

const notRenewed = (error: unknown) =>
  logger.warn('e-mail and language not renewed', { error: error as Error });

/** Returns the e-mail and language of the caller's account; undefined if Cognito fails. */
async function readAddressee(token: string): Promise<Addressee | undefined> {
  try {
    // Loaded on demand, so that cold starts do not pay for Cognito's client.
    const { readOwnAddressee } = await import('./read-own-addressee.ts');
    return await readOwnAddressee(token);
  } catch (error) {
    notRenewed(error);
    return undefined;
  }
}

/** Stores the e-mail and language of a user, or forgets stale ones if Cognito failed. Errors do not fail the call. */
async function saveAddressee(userId: string, addressee: Addressee | undefined): Promise<void> {
  try {
    if (addressee) await storeAddressee(userId, addressee);
    else await forgetAddressee(userId);
  } catch (error) {
    notRenewed(error);
  }
}

/**
 * Returns the caller, and stores them on their first call. `renew` also stores e-mail and language of the account; if
 * Cognito fails, the stored values are forgotten, so that the next mail looks them up.
 */
export const getMe: UserOperations['getMe'] = async ({ actor, bearerToken, now, query }) => {
  const { userId, createdAt } = actor;
  const mustRenew = query.renew === 'true' && bearerToken !== undefined;
  const addressee = mustRenew ? await readAddressee(bearerToken) : undefined;
  if (createdAt) {
    if (mustRenew) await saveAddressee(userId, addressee);
    return ok({ ...actor, createdAt });
  }
  const user: UserItem = {
    ...{ userId, status: 'active', createdAt: now.toISOString() },
    ...addressee,
  };
  const item = await createUserIfNew(user);
  const answer = actorOf({ ...actor, groups: [] }, item);
  // A concurrent call may have been the first.
  if (addressee && item !== user) await saveAddressee(userId, addressee);
  return ok({ ...answer, createdAt: item.createdAt });
};

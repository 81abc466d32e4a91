import { ok } from '#lambdas/platform/http/answer.ts';
import { actorOf } from '#lambdas/platform/identity/actor.ts';
import type { Addressee } from '#lambdas/platform/identity/addressee.ts';
import { forgetAddressee, storeAddressee } from '#lambdas/platform/identity/addressee-store.ts';
import { createUserIfNew, type UserItem } from '#lambdas/platform/identity/user-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import type { UserOperations } from './user-subjects.ts';

const notRenewed = (error: unknown) =>
  logger.warn('e-mail and language not renewed', { error: error as Error });

/** The e-mail and the language of the caller's account; undefined where Cognito does not give them now. */
async function readAddressee(token: string): Promise<Addressee | undefined> {
  try {
    // Cognito's client is loaded by the call that needs it, not by every cold start.
    const { readOwnAddressee } = await import('./read-own-addressee.ts');
    return await readOwnAddressee(token);
  } catch (error) {
    notRenewed(error);
    return undefined;
  }
}

/** Stores e-mail and language of a user, or forgets stale ones where Cognito gave none. The call is answered anyway. */
async function saveAddressee(userId: string, addressee: Addressee | undefined): Promise<void> {
  try {
    if (addressee) await storeAddressee(userId, addressee);
    else await forgetAddressee(userId);
  } catch (error) {
    notRenewed(error);
  }
}

/**
 * Who the caller is; their first call stores their item. With `renew`, e-mail and language of their account are stored,
 * too. Where Cognito refuses, the stored ones are forgotten, so that the next mail searches them.
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
  // Another call of theirs may have been the first one.
  if (addressee && item !== user) await saveAddressee(userId, addressee);
  return ok({ ...answer, createdAt: item.createdAt });
};

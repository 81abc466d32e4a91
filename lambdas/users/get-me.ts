import type { userRoutes } from '#contract/users.ts';
import { actorOf } from '../shared/actor.ts';
import { ok } from '../shared/answer.ts';
import type { Operation } from '../shared/api-handler.ts';
import { createUserIfNew } from './user-repository.ts';

/** Who the caller is; their first call writes them down. */
export const getMe: Operation<typeof userRoutes.getMe> = async ({ actor, now }) => {
  const { userId, createdAt } = actor;
  if (createdAt) return ok({ ...actor, createdAt });
  const item = await createUserIfNew({ userId, status: 'active', createdAt: now.toISOString() });
  return ok({ ...actorOf({ userId, groups: [] }, item), createdAt: item.createdAt });
};

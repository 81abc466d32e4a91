import type { userRoutes } from '#contract/routes/users.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { actorOf } from '../shared/identity/actor.ts';
import { createUserIfNew } from '../shared/identity/user-repository.ts';

/** Who the caller is; their first call stores their item. */
export const getMe: Operation<typeof userRoutes.getMe> = async ({ actor, now }) => {
  const { userId, createdAt } = actor;
  if (createdAt) return ok({ ...actor, createdAt });
  const item = await createUserIfNew({ userId, status: 'active', createdAt: now.toISOString() });
  return ok({ ...actorOf({ ...actor, groups: [] }, item), createdAt: item.createdAt });
};

import { ok } from '../shared/http/answer.ts';
import { actorOf } from '../shared/identity/actor.ts';
import { createUserIfNew } from '../shared/identity/user-repository.ts';
import type { UserOperations } from './subjects.ts';

/** Who the caller is; their first call stores their item. */
export const getMe: UserOperations['getMe'] = async ({ actor, now }) => {
  const { userId, createdAt } = actor;
  if (createdAt) return ok({ ...actor, createdAt });
  const item = await createUserIfNew({ userId, status: 'active', createdAt: now.toISOString() });
  return ok({ ...actorOf({ ...actor, groups: [] }, item), createdAt: item.createdAt });
};

import type { User } from '#contract/users.ts';
import { AppError } from '../app-error.ts';
import { findUser, type UserItem } from './user-repository.ts';

/** Who the token says is calling. */
export interface Caller {
  readonly userId: string;
  /** Cognito's groups, such as `staff`. */
  readonly groups: readonly string[];
}

/** The caller as the marketplace knows them: decided from the table, never from a token's attributes. */
export interface Actor {
  readonly userId: string;
  readonly role: User['role'];
  readonly businessId?: string;
  readonly shopId?: string;
  readonly isPasswordRequired: boolean;
  readonly terms?: NonNullable<User['terms']>;
  /** Absent until their first call is written down. */
  readonly createdAt?: string;
}

function roleOf(item: UserItem | undefined, groups: readonly string[]): Actor['role'] {
  if (item?.staffSince && groups.includes('staff')) return 'staff';
  if (item?.shopId) return 'validator';
  return item?.businessId ? 'owner' : 'consumer';
}

/** Pure: what an item and a token's groups make of a caller; throws UNAUTHENTICATED for one who is out. */
export function actorOf(caller: Caller, item: UserItem | undefined): Actor {
  if (item && item.status !== 'active') throw new AppError('UNAUTHENTICATED');
  return {
    userId: caller.userId,
    role: roleOf(item, caller.groups),
    ...(item?.businessId && { businessId: item.businessId }),
    ...(item?.shopId && { shopId: item.shopId }),
    isPasswordRequired: item?.isPasswordRequired ?? false,
    ...(item?.terms && { terms: item.terms }),
    ...(item && { createdAt: item.createdAt }),
  };
}

/** Reads the caller's own item, strongly consistent: who was removed or disabled is out at once. */
export async function loadActor(caller: Caller): Promise<Actor> {
  return actorOf(caller, await findUser(caller.userId));
}

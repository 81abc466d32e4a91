import type { User } from '#contract/accounts/users.ts';
import { AppError } from '../errors/app-error.ts';
import { mayUseSession } from './session.ts';
import { findUser, type UserItem } from './user-store.ts';

/** The caller as their token describes them. */
export interface Caller {
  readonly userId: string;
  /** Cognito's groups, such as `staff`. */
  readonly groups: readonly string[];
  /** When they signed in, in seconds since 1970; a renewed token keeps it. */
  readonly authTime?: number;
}

/** The caller as the table describes them; of a token, only its groups are trusted. */
export interface Actor {
  readonly userId: string;
  readonly role: User['role'];
  readonly businessId?: string;
  readonly shopId?: string;
  /** The id of a validator's record. */
  readonly validatorId?: string;
  readonly isPasswordRequired: boolean;
  readonly terms?: NonNullable<User['terms']>;
  /** Sign-in time from their token. */
  readonly authTime?: number;
  /** For staff: sign-ins from then on used a second factor. */
  readonly secondFactorSince?: string;
  /** Absent until their first call has stored their item. */
  readonly createdAt?: string;
}

function roleOf(item: UserItem | undefined, groups: readonly string[]): Actor['role'] {
  if (item?.staffSince && groups.includes('staff')) return 'staff';
  if (item?.shopId) return 'validator';
  return item?.businessId ? 'owner' : 'consumer';
}

/** Whether a caller gets in. A validator without an item is one whose account creation failed. */
function isAdmitted({ groups, authTime }: Caller, item: UserItem | undefined): boolean {
  if (!item) return !groups.includes('validators');
  return item.status === 'active' && mayUseSession(item, authTime);
}

/** Returns the actor. Throws UNAUTHENTICATED for a removed, disabled or signed-out user. */
export function actorOf(caller: Caller, item: UserItem | undefined): Actor {
  if (!isAdmitted(caller, item)) throw new AppError('UNAUTHENTICATED');
  return {
    userId: caller.userId,
    role: roleOf(item, caller.groups),
    ...(item?.businessId && { businessId: item.businessId }),
    ...(item?.shopId && { shopId: item.shopId }),
    ...(item?.validatorId && { validatorId: item.validatorId }),
    isPasswordRequired: item?.isPasswordRequired ?? false,
    ...(item?.terms && { terms: item.terms }),
    ...(caller.authTime !== undefined && { authTime: caller.authTime }),
    ...(item?.secondFactorSince && { secondFactorSince: item.secondFactorSince }),
    ...(item && { createdAt: item.createdAt }),
  };
}

/** Reads the caller's own item (strong read), so removal takes effect immediately. */
export async function loadActor(caller: Caller): Promise<Actor> {
  return actorOf(caller, await findUser(caller.userId));
}

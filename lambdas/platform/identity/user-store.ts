import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { type AcceptedTerms, user as userSchema } from '#contract/accounts/users.ts';
import { instant } from '#contract/fields/fields.ts';
import { validatorId } from '#contract/http/ids.ts';
import { attributesAre } from '../table/conditions.ts';
import { keys } from '../table/keys.ts';
import { getItem } from '../table/read.ts';
import {
  applyWrite,
  type Conflict,
  conditionCheck,
  put,
  putNew,
  update,
} from '../table/transaction.ts';
import { type Write, WriteConflict } from '../table/write.ts';

/**
 * A stored user. `removed` is a tombstone that outlives the longest token; `staffSince` is the staff record;
 * `businessId` limits a user to one business.
 */
const userItem = z.extend(z.omit(userSchema, { role: true }), {
  status: z.enum(['active', 'disabled', 'removed']),
  staffSince: z.exactOptional(instant),
  /** For staff: sign-ins from this whole second on used a second factor. */
  secondFactorSince: z.exactOptional(instant),
  isPasswordRequired: z.exactOptional(userSchema.shape.isPasswordRequired),
  /** Sign-ins before this whole second are no longer valid. */
  signInsSince: z.exactOptional(instant),
  /** The one earlier sign-in that stays valid, since it changed the temporary password; in seconds since 1970. */
  signInOfChange: z.exactOptional(z.int()),
  /** Id of a validator's record, in the partition of `businessId`. */
  validatorId: z.exactOptional(validatorId),
  /** Address and language for mails, copied from the user pool when first needed. */
  email: z.exactOptional(z.string()),
  locale: z.exactOptional(z.string()),
  /** When a search of the user pool first missed their account; absent while it is found. */
  accountMissingSince: z.exactOptional(instant),
  /** For a validator: hash of the e-mail reserved for them until their account is deleted. */
  emailHash: z.exactOptional(z.string()),
});

export type UserItem = z.output<typeof userItem>;

/** Reads a user's item (strong read); undefined before their first call. Throws where it does not parse. */
export async function findUser(userId: string): Promise<UserItem | undefined> {
  // An unreadable item is never skipped: that would admit a removed user again.
  const item = await getItem(keys.user(userId));
  return item && userItem.parse(item);
}

/**
 * Writes a user's item unless there is one, and returns the stored one. Throws WriteConflict while a transaction writes
 * the item.
 */
export async function createUserIfNew(user: UserItem): Promise<UserItem> {
  try {
    await applyWrite(putNew({ ...keys.user(user.userId), ...user }));
    return user;
  } catch (error) {
    const stored = error instanceof WriteConflict && (await findUser(user.userId));
    if (!stored) throw error;
    return stored;
  }
}

/** Condition that a user was not disabled or removed. They may have no item yet. */
const isActive = {
  expression: 'attribute_not_exists(#status) OR #status = :active',
  names: { '#status': 'status' },
  values: { ':active': 'active' },
};

/** Refuses the transaction with UNAUTHENTICATED where the user was disabled or removed meanwhile. */
export function checkUserIsActive(userId: string): Write {
  return conditionCheck(keys.user(userId), { ...isActive, conflict: 'UNAUTHENTICATED' });
}

interface UserChange {
  /** Assignments of an update expression: `businessId = :businessId`. */
  readonly set: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** A condition besides the active user. */
  readonly condition?: string;
  readonly conflict?: Conflict;
}

/** Changes the item of an active user, or creates it. */
function changeUser(userId: string, now: Date, change: UserChange): Write {
  const { expression, names, values } = isActive;
  return update(
    keys.user(userId),
    `SET userId = :userId, #status = if_not_exists(#status, :active), createdAt = if_not_exists(createdAt, :now), ${change.set}`,
    {
      expression: change.condition ? `${change.condition} AND (${expression})` : expression,
      names,
      values: {
        ...values,
        ':userId': userId,
        ':now': now.toISOString(),
        ...change.values,
      },
      ...(change.conflict && { conflict: change.conflict }),
    },
  );
}

/** Makes the user the owner of their first business. */
export function claimOwnership(userId: string, businessId: string, now: Date): Write {
  return changeUser(userId, now, {
    set: 'businessId = :businessId',
    values: { ':businessId': businessId },
    condition: 'attribute_not_exists(businessId)',
    conflict: 'BUSINESS_ALREADY_EXISTS',
  });
}

/** Writes a user's staff record; one with a mailed password has to change it. */
export function makeStaff(userId: string, now: Date, { hasTemporaryPassword = false } = {}): Write {
  const staffSince = 'staffSince = if_not_exists(staffSince, :now)';
  return changeUser(userId, now, {
    set: hasTemporaryPassword ? `${staffSince}, isPasswordRequired = :true` : staffSince,
    values: hasTemporaryPassword ? { ':true': true } : {},
    conflict: 'UNAUTHENTICATED',
  });
}

/** Stores since when a user signs in with a second factor. Throws WriteConflict where that is stored already. */
export async function insertSecondFactor(userId: string, since: string): Promise<void> {
  await applyWrite(
    update(keys.user(userId), 'SET secondFactorSince = :since', {
      expression: '#status = :active AND attribute_not_exists(secondFactorSince)',
      names: { '#status': 'status' },
      values: { ':since': since, ':active': 'active' },
    }),
  );
}

/** Removes `secondFactorSince` from a user. Throws WriteConflict where another instant is stored. */
export async function removeSecondFactor(userId: string, since: string): Promise<void> {
  const condition = attributesAre({ secondFactorSince: since });
  await applyWrite(update(keys.user(userId), 'REMOVE secondFactorSince', condition));
}

/** Stores that a user accepts a version of the terms that is newer than any accepted before. */
export function insertAcceptedTerms(userId: string, terms: AcceptedTerms, now: Date): Write[] {
  return [
    putNew({ ...keys.acceptedTerms(userId, terms.version), userId, ...terms }),
    changeUser(userId, now, {
      set: 'terms = :terms',
      values: { ':terms': terms, ':version': terms.version },
      condition: '(attribute_not_exists(terms) OR terms.version < :version)',
    }),
  ];
}

/** Days that a user's tombstone is kept: longer than any of their tokens is valid, and as long as backups. */
const retentionDays = 35;

/** Condition that the attributes that decide on a removal's writes are as they were read. */
const asRead = ({ status, businessId, shopId, validatorId }: UserItem) =>
  attributesAre({ status, businessId, shopId, validatorId });

/**
 * Writes a tombstone over a user's item; it refuses tokens that are still valid. It has no personal data, except a
 * validator's e-mail hash until their account is deleted.
 */
export function insertTombstone(userId: string, user: UserItem | undefined, now: Date): Write {
  const tombstone = {
    ...keys.user(userId),
    userId,
    status: 'removed',
    createdAt: user?.createdAt ?? now.toISOString(),
    ...(user?.emailHash && { emailHash: user.emailHash }),
    ttl: Math.floor(now.getTime() / 1000) + retentionDays * 24 * 60 * 60,
  };
  return user ? put(tombstone, asRead(user)) : putNew(tombstone);
}

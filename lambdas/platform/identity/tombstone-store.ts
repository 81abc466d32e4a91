import { attributesAre } from '../table/conditions.ts';
import { keys } from '../table/keys.ts';
import { put } from '../table/transaction.ts';
import type { Write } from '../table/write.ts';
import type { UserItem } from './user-store.ts';

/** Days for which the tombstone of a user is kept: longer than any token of theirs is valid, and as backups. */
const daysKept = 35;

/** The user has the attributes that were read and that decide on the writes of a removal. */
const asRead = ({ status, businessId, shopId, validatorId }: UserItem) =>
  attributesAre({ status, businessId, shopId, validatorId });

/**
 * Puts a tombstone in the place of a user's item as it was read, or of none. It refuses tokens that have not run
 * out, and says nothing about the person, except that of a validator: until their account is deleted it has the
 * hash of the e-mail that is reserved for it.
 */
export function insertTombstone(userId: string, user: UserItem | undefined, now: Date): Write {
  const tombstone = {
    ...keys.user(userId),
    userId,
    status: 'removed',
    createdAt: user?.createdAt ?? now.toISOString(),
    ...(user?.emailHash && { emailHash: user.emailHash }),
    ttl: Math.floor(now.getTime() / 1000) + daysKept * 24 * 60 * 60,
  };
  return user ? put(tombstone, asRead(user)) : put(tombstone);
}

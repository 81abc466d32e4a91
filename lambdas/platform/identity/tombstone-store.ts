import { attributesAre } from '../table/conditions.ts';
import { keys } from '../table/keys.ts';
import { put, putNew } from '../table/transaction.ts';
import type { Write } from '../table/write.ts';
import type { UserItem } from './user-store.ts';

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

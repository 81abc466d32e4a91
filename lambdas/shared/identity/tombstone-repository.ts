import { keys } from '../table/keys.ts';
import { put } from '../table/transaction.ts';
import type { Write } from '../write.ts';
import type { UserItem } from './user-repository.ts';

/** Days for which the tombstone of a user is kept: longer than any token of theirs is valid, and as backups. */
const daysKept = 35;

/** What decides on the writes of a removal, and must be as it was read. */
const deciding = ['businessId', 'shopId', 'validatorId'] as const;

/** The user has the status, business, shop and record of a validator that were read. */
function asRead(user: UserItem) {
  const given = deciding.filter((name) => user[name] !== undefined);
  const conditions = deciding.map((name) =>
    given.includes(name) ? `${name} = :${name}` : `attribute_not_exists(${name})`,
  );
  return {
    expression: ['#status = :status', ...conditions].join(' AND '),
    names: { '#status': 'status' },
    values: {
      ':status': user.status,
      ...Object.fromEntries(given.map((name) => [`:${name}`, user[name]])),
    },
  };
}

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

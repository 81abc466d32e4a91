import type { UserItem } from '../shared/identity/user-repository.ts';
import type { Stretch } from '../shared/paging.ts';
import { keys } from '../shared/table/keys.ts';
import { highest } from '../shared/table/query.ts';
import { orFail } from '../shared/table/read-or-fail.ts';
import { removeRows } from '../shared/table/remove-rows.ts';
import { put, update } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';
import { findValidator, type ValidatorItem } from '../validators/validator-repository.ts';

/** The record of a validator, read strongly. Throws where it is stored but does not parse. */
export async function findValidatorOrFail(
  businessId: string,
  validatorId: string,
): Promise<ValidatorItem | undefined> {
  const key = keys.validator(businessId, validatorId);
  return orFail(key, await findValidator(businessId, validatorId));
}

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
 * out, and says nothing about the person.
 */
export function insertTombstone(userId: string, user: UserItem | undefined, now: Date): Write {
  const tombstone = {
    ...keys.user(userId),
    userId,
    status: 'removed',
    createdAt: user?.createdAt ?? now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + daysKept * 24 * 60 * 60,
  };
  return user ? put(tombstone, asRead(user)) : put(tombstone);
}

/** Disables a validator whose business is closed, and takes business, shop and record from their item. */
export function disableFormerValidator({ userId, status, validatorId }: UserItem): Write {
  const set = `SET #status = :disabled REMOVE ${deciding.join(', ')}`;
  return update(keys.user(userId), set, {
    expression: '#status = :read AND validatorId = :validatorId',
    names: { '#status': 'status' },
    values: { ':disabled': 'disabled', ':read': status, ':validatorId': validatorId },
  });
}

const wholePartition = (partition: string) => ({
  partition,
  from: '0',
  to: highest,
  newestFirst: false,
});

/** Removes items of a removed user: follows, terms, counts and all else of their partition but the tombstone. */
export function removeItemsOfUser(userId: string, position: string | undefined): Promise<Stretch> {
  const { PK, SK } = keys.user(userId);
  const stays = (row: Readonly<Record<string, unknown>>) => row['SK'] === SK;
  return removeRows(wholePartition(PK), position, { atOnce: 100, stays });
}

/** Removes remembered answers of a user, which may be large. */
export function removeAnswers(userId: string, position: string | undefined): Promise<Stretch> {
  const { PK } = keys.idempotency(userId, '');
  return removeRows(wholePartition(PK), position, { atOnce: 25 });
}

import { attributesAre } from '../table/conditions.ts';
import { keys } from '../table/keys.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import { update } from '../table/transaction.ts';
import type { Write } from '../table/write.ts';
import type { Addressee } from './addressee.ts';
import { findUser, type UserItem } from './user-store.ts';

const asRead = ({ status, email, locale, accountMissingSince }: UserItem) =>
  attributesAre({ status, email, locale, accountMissingSince });

function replaceAddressee(user: UserItem, { email, locale }: Addressee): Write {
  const condition = asRead(user);
  const [set, remove] = locale ? [', locale = :newLocale', ''] : ['', ', locale'];
  return update(
    keys.user(user.userId),
    `SET email = :newEmail${set} REMOVE accountMissingSince${remove}`,
    {
      ...condition,
      values: {
        ...condition.values,
        ':newEmail': email,
        ...(locale && { ':newLocale': locale }),
      },
    },
  );
}

/**
 * Stores e-mail and language of a user who has an item and was not removed, unless they are stored already. Throws
 * WriteConflict after six attempts.
 */
export async function storeAddressee(userId: string, addressee: Addressee): Promise<void> {
  await retryOnConflict(async (commit) => {
    const user = await findUser(userId);
    if (!user || user.status === 'removed') return;
    const { email, locale, accountMissingSince } = user;
    const isStored = email === addressee.email && locale === addressee.locale;
    if (isStored && !accountMissingSince) return;
    await commit([replaceAddressee(user, addressee)]);
  });
}

/** Removes e-mail and language of a user, so that the next mail searches them. Throws WriteConflict after six attempts. */
export async function forgetAddressee(userId: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const user = await findUser(userId);
    if (user?.email === undefined) return;
    await commit([update(keys.user(userId), 'REMOVE email, locale', asRead(user))]);
  });
}

/**
 * Stores since when the account of a user is not found, and returns the instant that is stored: an earlier one stays.
 * Undefined for a user without an item and for one who was removed. Throws WriteConflict after six attempts.
 */
export function markAccountMissing(userId: string, now: Date): Promise<string | undefined> {
  return retryOnConflict(async (commit) => {
    const user = await findUser(userId);
    if (!user || user.status === 'removed') return undefined;
    if (user.accountMissingSince) return user.accountMissingSince;
    const condition = asRead(user);
    const since = now.toISOString();
    await commit([
      update(keys.user(userId), 'SET accountMissingSince = :since', {
        ...condition,
        values: { ...condition.values, ':since': since },
      }),
    ]);
    return since;
  });
}

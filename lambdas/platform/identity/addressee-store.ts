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

/** Stores a user's e-mail and language if they changed; not for removed users and users without an item. */
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

/** Removes a user's e-mail and language, so the next mail searches for them. */
export async function forgetAddressee(userId: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const user = await findUser(userId);
    if (user?.email === undefined) return;
    await commit([update(keys.user(userId), 'REMOVE email, locale', asRead(user))]);
  });
}

/**
 * Stores since when a user's account is missing, and returns the stored instant: an earlier one stays. Undefined
 * for a removed user or one without an item.
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

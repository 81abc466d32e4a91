import { keys } from '../shared/table/keys.ts';
import { countRange, highest } from '../shared/table/query.ts';
import { update } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';

/** The lists of a business whose lengths are stored, by their counters. */
const prefixes = { shopsCount: 'SHOP#', storedOffersCount: 'OFFER#' } as const;

export type ListCounter = keyof typeof prefixes;

/** How long a list of a business is. */
export function countList(businessId: string, counter: ListCounter): Promise<number> {
  const from = prefixes[counter];
  const partition = keys.business(businessId).PK;
  return countRange({ partition, from, to: `${from}${highest}`, newestFirst: false });
}

/** Replaces the stored length of a list; fails where it is not the one that was read. */
export function setListCount(
  businessId: string,
  counter: ListCounter,
  read: number,
  counted: number,
): Write {
  const isRead = `${counter} = :read`;
  return update(keys.businessCounters(businessId), `SET ${counter} = :counted`, {
    expression: read === 0 ? `attribute_not_exists(${counter}) OR ${isRead}` : isRead,
    values: { ':read': read, ':counted': counted },
  });
}

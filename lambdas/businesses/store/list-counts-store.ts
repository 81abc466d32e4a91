import { keys } from '#lambdas/platform/table/keys.ts';
import { countRange } from '#lambdas/platform/table/query.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** The lists of a business whose lengths are stored, by their counters. */
const prefixes = { shopsCount: 'SHOP#', storedOffersCount: 'OFFER#' } as const;

export type ListCounter = keyof typeof prefixes;

/** How long a list of a business is. */
export function countList(businessId: string, counter: ListCounter): Promise<number> {
  return countRange(rowsBeginningWith(keys.business(businessId).PK, prefixes[counter]));
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

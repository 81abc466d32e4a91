import { keys } from '#lambdas/platform/table/keys.ts';
import { countRange } from '#lambdas/platform/table/query.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** Key prefixes of the lists whose lengths are stored, by counter. */
const prefixes = { shopsCount: 'SHOP#', storedOffersCount: 'OFFER#' } as const;

export type ListCounter = keyof typeof prefixes;

/** Counts the items of a list. */
export function countList(businessId: string, counter: ListCounter): Promise<number> {
  return countRange(rowsBeginningWith(keys.business(businessId).PK, prefixes[counter]));
}

/** Replaces the stored length of a list. Fails if it changed since it was read. */
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

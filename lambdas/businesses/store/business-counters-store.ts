import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { countRange, rowsBeginningWith } from '#lambdas/platform/table/query.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/**
 * Counters of a business. `offersRevision` rises with writes that may add an active offer or put an offer into another
 * shop; `storedOffersCount` includes inactive and ended offers; `validatorsRevision` rises when a shop gets a
 * validator.
 */
const counters = z.object({
  offersRevision: z._default(z.int(), 0),
  shopsCount: z._default(z.int(), 0),
  storedOffersCount: z._default(z.int(), 0),
  validatorsRevision: z._default(z.int(), 0),
});

/** Returns the counters of a business, read strongly; zero where nothing was counted yet. */
export async function findBusinessCounters(businessId: string): Promise<z.output<typeof counters>> {
  return counters.parse((await getItem(keys.businessCounters(businessId))) ?? {});
}

/** Returns the condition that `offersRevision` has not changed since it was read. */
export function whileOffersRevisionIs(revision: number) {
  return revision === 0
    ? { expression: 'attribute_not_exists(offersRevision)', values: {} }
    : { expression: 'offersRevision = :read', values: { ':read': revision } };
}

/**
 * Returns the condition that `offersRevision` is below a number. The revision rises by one with each write, so this
 * limits the writes since it was read, but lets concurrent ones pass.
 */
export const whileOffersRevisionIsBelow = (revision: number) => ({
  expression: 'attribute_not_exists(offersRevision) OR offersRevision < :below',
  values: { ':below': revision },
});

/** Raises `offersRevision`, so that transactions fail that require the former value. */
export function raiseOffersRevision(businessId: string): Write {
  return update(keys.businessCounters(businessId), 'ADD offersRevision :one', {
    ...exists,
    values: { ':one': 1 },
  });
}

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

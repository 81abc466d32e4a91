import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/**
 * `offersRevision` rises with every write that may add an active offer or put an offer into another shop;
 * `storedOffersCount` is the number of all offers, those included that are off or have ended; `validatorsRevision` rises
 * with every place that a validator takes in a shop.
 */
const counters = z.object({
  offersRevision: z._default(z.int(), 0),
  shopsCount: z._default(z.int(), 0),
  storedOffersCount: z._default(z.int(), 0),
  validatorsRevision: z._default(z.int(), 0),
});

/** The counters of a business, read strongly; zero where nothing was counted yet. */
export async function findBusinessCounters(businessId: string): Promise<z.output<typeof counters>> {
  return counters.parse((await getItem(keys.businessCounters(businessId))) ?? {});
}

/** The condition on a business's counters that `offersRevision` is as it was read. */
export function whileOffersRevisionIs(revision: number) {
  return revision === 0
    ? { expression: 'attribute_not_exists(offersRevision)', values: {} }
    : { expression: 'offersRevision = :read', values: { ':read': revision } };
}

/**
 * The condition that `offersRevision` is below a number. The revision rises by one with each write, so this limits the
 * writes since it was read, and they do not exclude each other.
 */
export const whileOffersRevisionIsBelow = (revision: number) => ({
  expression: 'attribute_not_exists(offersRevision) OR offersRevision < :below',
  values: { ':below': revision },
});

/**
 * Raises `offersRevision`, so that transactions that require the value they have read fail: for changes that put an
 * offer into more shops or let it run longer. The counters must exist.
 */
export function raiseOffersRevision(businessId: string): Write {
  return update(keys.businessCounters(businessId), 'ADD offersRevision :one', {
    ...exists,
    values: { ':one': 1 },
  });
}

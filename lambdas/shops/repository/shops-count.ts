import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { keys } from '../../shared/table/keys.ts';
import { countRange, highest } from '../../shared/table/query.ts';
import { getItem } from '../../shared/table/read.ts';
import { update } from '../../shared/table/transaction.ts';
import type { Write } from '../../shared/write.ts';

const counters = z.object({ shopsCount: z._default(z.int(), 0) });

/** The stored number of a business's shops. */
export async function findShopsCount(businessId: string): Promise<number> {
  return counters.parse((await getItem(keys.businessCounters(businessId))) ?? {}).shopsCount;
}

/** How many shops a business has, by its list. */
export function countShopsOfBusiness(businessId: string): Promise<number> {
  const { PK: partition } = keys.business(businessId);
  return countRange({ partition, from: 'SHOP#', to: `SHOP#${highest}`, newestFirst: false });
}

/** Replaces the stored number of a business's shops; fails where it is not the one that was read. */
export function setShopsCount(businessId: string, read: number, counted: number): Write {
  const isRead = 'shopsCount = :read';
  return update(keys.businessCounters(businessId), 'SET shopsCount = :counted', {
    expression: read === 0 ? `attribute_not_exists(shopsCount) OR ${isRead}` : isRead,
    values: { ':read': read, ':counted': counted },
  });
}

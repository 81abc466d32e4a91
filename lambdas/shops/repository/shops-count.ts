import { keys } from '../../shared/table/keys.ts';
import { countRange } from '../../shared/table/query.ts';
import { update } from '../../shared/table/transaction.ts';
import type { Write } from '../../shared/write.ts';
import { shopsOf } from './list-shops.ts';

/** How many shops a business has, by its list. */
export function countShopsOfBusiness(businessId: string): Promise<number> {
  return countRange(shopsOf(businessId));
}

/** Replaces the stored number of a business's shops; fails where it is not the one that was read. */
export function setShopsCount(businessId: string, read: number, counted: number): Write {
  const isRead = 'shopsCount = :read';
  return update(keys.businessCounters(businessId), 'SET shopsCount = :counted', {
    expression: read === 0 ? `attribute_not_exists(shopsCount) OR ${isRead}` : isRead,
    values: { ':read': read, ':counted': counted },
  });
}

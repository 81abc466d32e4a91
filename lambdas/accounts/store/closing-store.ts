import type { ListProgress, Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { itemKindOf, keys, sortId } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsBeginningWith, wholePartition } from '#lambdas/platform/table/ranges.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';

/** A page of the ids of all validators of a business, disabled or not. */
export function listValidatorIds(businessId: string, request: PageRequest): Promise<Page<string>> {
  const { PK, SK } = keys.validator(businessId, '');
  return queryPage(rowsBeginningWith(PK, SK), request, sortId);
}

/**
 * What is not removed with the lists of a business: its record, which goes last, and the places of validators who
 * are being made. The job that follows the removal of their shop undoes those, or else a schedule, since they may
 * have an account in the user pool.
 */
const staying: ReadonlySet<string> = new Set([
  itemKindOf(keys.business('')),
  itemKindOf(keys.validatorReservation('', '')),
]);

/** Removes the counters and counts of a business, and what is left in its lists. */
export function removeListsOfBusiness(
  businessId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const range = wholePartition(keys.business(businessId).PK);
  return removeRows(range, position, { atOnce: 100, stays: (row) => staying.has(itemKindOf(row)) });
}

import type { ListProgress, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { itemKindOf, keys, sortId } from '#lambdas/platform/table/keys.ts';
import { queryPage, rowsBeginningWith, wholePartition } from '#lambdas/platform/table/query.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';

/** Removes all items in the partition of a removed user, except the tombstone. */
export function removeItemsOfUser(
  userId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const { PK, SK } = keys.user(userId);
  const stays = (row: Readonly<Record<string, unknown>>) => row['SK'] === SK;
  return removeRows(wholePartition(PK), position, { batchSize: 100, stays });
}

/** Removes a user's remembered answers, in small batches since they may be large. */
export function removeAnswers(userId: string, position: string | undefined): Promise<ListProgress> {
  const { PK } = keys.idempotency(userId, '');
  return removeRows(wholePartition(PK), position, { batchSize: 25 });
}

/** Returns a page of the ids of all validators of a business, also of disabled ones. */
export function listValidatorIds(businessId: string, request: PageRequest): Promise<Page<string>> {
  const { PK, SK } = keys.validator(businessId, '');
  return queryPage(rowsBeginningWith(PK, SK), request, sortId);
}

/**
 * Items that outlive the lists of a business: its record, which goes last, and reservations of validators, whose
 * account may exist. The job of their shop or a schedule removes those.
 */
const staying: ReadonlySet<string> = new Set([
  itemKindOf(keys.business('')),
  itemKindOf(keys.validatorReservation('', '')),
]);

/** Removes the counters of a business and everything left in its partition, except `staying`. */
export function removeListsOfBusiness(
  businessId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const range = wholePartition(keys.business(businessId).PK);
  return removeRows(range, position, {
    batchSize: 100,
    stays: (row) => staying.has(itemKindOf(row)),
  });
}

import type { ListProgress } from '#lambdas/platform/paging/paging.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';
import { throwIfUnreadable } from '#lambdas/platform/table/throw-if-unreadable.ts';
import { findValidator, type ValidatorItem } from '#lambdas/validators/store/validator-store.ts';

/** Returns a validator's record, read strongly. Throws if it is stored but does not parse. */
export async function findReadableValidator(
  businessId: string,
  validatorId: string,
): Promise<ValidatorItem | undefined> {
  const key = keys.validator(businessId, validatorId);
  return throwIfUnreadable(key, await findValidator(businessId, validatorId));
}

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

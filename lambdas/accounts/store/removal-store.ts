import type { ListProgress } from '#lambdas/platform/paging/paging.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';
import { throwIfUnreadable } from '#lambdas/platform/table/throw-if-unreadable.ts';
import { findValidator, type ValidatorItem } from '#lambdas/validators/store/validator-store.ts';

/** The record of a validator, read strongly. Throws where it is stored but does not parse. */
export async function findReadableValidator(
  businessId: string,
  validatorId: string,
): Promise<ValidatorItem | undefined> {
  const key = keys.validator(businessId, validatorId);
  return throwIfUnreadable(key, await findValidator(businessId, validatorId));
}

/** Removes items of a removed user: follows, terms, counts and all else of their partition but the tombstone. */
export function removeItemsOfUser(
  userId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const { PK, SK } = keys.user(userId);
  const stays = (row: Readonly<Record<string, unknown>>) => row['SK'] === SK;
  return removeRows(wholePartition(PK), position, { atOnce: 100, stays });
}

/** Removes remembered answers of a user, which may be large. */
export function removeAnswers(userId: string, position: string | undefined): Promise<ListProgress> {
  const { PK } = keys.idempotency(userId, '');
  return removeRows(wholePartition(PK), position, { atOnce: 25 });
}

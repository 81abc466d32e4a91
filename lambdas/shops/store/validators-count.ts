import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { Consistency } from '#lambdas/platform/paging/consistency.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

const validatorsCount = z.object({ validatorsCount: z.int() });

/** Reads the number of validators of shops, unfinished ones included, disabled ones not. */
export async function findValidatorsCounts(
  shopIds: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(shopId: string) => number> {
  const find = await getItems(shopIds.map(keys.validatorsCount), consistency);
  return (shopId) => {
    const item = find(keys.validatorsCount(shopId));
    return item ? validatorsCount.parse(item).validatorsCount : 0;
  };
}

/** Counts one more validator of a shop; refused with LIMIT_OF_SIZE_TYPE_REACHED at a limit of 1 or more. */
export function addToValidatorsCount(shopId: string, limit: number): Write {
  return update(keys.validatorsCount(shopId), 'ADD validatorsCount :one', {
    expression: 'attribute_not_exists(validatorsCount) OR validatorsCount < :limit',
    values: { ':one': 1, ':limit': limit },
    conflict: 'LIMIT_OF_SIZE_TYPE_REACHED',
  });
}

/** Counts one validator of a shop less; no write at 0, as after the shop's removal. */
export async function takeFromValidatorsCount(shopId: string): Promise<Write[]> {
  const countOf = await findValidatorsCounts([shopId]);
  if (countOf(shopId) === 0) return [];
  return [
    update(keys.validatorsCount(shopId), 'ADD validatorsCount :less', {
      expression: 'validatorsCount > :zero',
      values: { ':less': -1, ':zero': 0 },
    }),
  ];
}

/** Removes the count with its shop; without force it is refused with SHOP_HAS_OFFERS unless the count is zero. */
export function removeValidatorsCount(shopId: string, isForced: boolean): Write {
  if (isForced) return remove(keys.validatorsCount(shopId));
  return remove(keys.validatorsCount(shopId), {
    expression: 'attribute_not_exists(PK) OR validatorsCount = :zero',
    values: { ':zero': 0 },
    conflict: 'SHOP_HAS_OFFERS',
  });
}

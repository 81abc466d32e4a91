import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { validator } from '#contract/validators/validators.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems, parseStored } from '#lambdas/platform/table/read.ts';
import { putNew, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** A validator's counts. They are not in the record, which is written whole and would lose a concurrent count. */
const validatorCounters = z.pick(validator, { validationsCount: true, lastValidationAt: true });

type ValidatorCounters = z.output<typeof validatorCounters>;

export const newCounters: ValidatorCounters = { validationsCount: 0 };

/** Reads the counters of validators, by their ids. */
export async function findValidatorCounters(
  validatorIds: readonly string[],
): Promise<(validatorId: string) => ValidatorCounters> {
  const find = await getItems(validatorIds.map(keys.validatorCounters));
  return (id) => parseStored(validatorCounters, find(keys.validatorCounters(id))) ?? newCounters;
}

/** Writes the counters of a new validator. */
export function insertValidatorCounters(validatorId: string): Write {
  return putNew({ ...keys.validatorCounters(validatorId), ...newCounters });
}

/** Removes the counters of a validator with their record. */
export function removeValidatorCounters(validatorId: string): Write {
  return remove(keys.validatorCounters(validatorId));
}

/** Counts one validation of a validator, made at an instant. */
export function countValidation(validatorId: string, at: string): Write {
  const key = keys.validatorCounters(validatorId);
  return update(key, 'ADD validationsCount :one SET lastValidationAt = :at', {
    expression: 'attribute_not_exists(validationsCount) OR validationsCount >= :zero',
    values: { ':one': 1, ':zero': 0, ':at': at },
  });
}

/** Returns the writes that uncount a validation after its rollback; none for a removed validator. */
export async function uncountValidation(validatorId: string): Promise<Write[]> {
  const { validationsCount } = (await findValidatorCounters([validatorId]))(validatorId);
  if (validationsCount < 1) return [];
  const values = { ':less': -1, ':one': 1 };
  return [
    update(keys.validatorCounters(validatorId), 'ADD validationsCount :less', {
      expression: 'validationsCount >= :one',
      values,
    }),
  ];
}

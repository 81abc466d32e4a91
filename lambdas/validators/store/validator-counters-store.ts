import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { validator } from '#contract/validators/validators.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/**
 * What a validator did at the counter. It is no part of their record, which is written whole: a validation that is
 * counted meanwhile would be lost.
 */
const validatorCounters = z.pick(validator, { validationsCount: true, lastValidationAt: true });

type ValidatorCounters = z.output<typeof validatorCounters>;

/** The counters of a new validator. */
export const newCounters: ValidatorCounters = { validationsCount: 0 };

/** The counters of validators, by their ids. */
export async function findValidatorCounters(
  validatorIds: readonly string[],
): Promise<(validatorId: string) => ValidatorCounters> {
  const find = await getItems(validatorIds.map(keys.validatorCounters));
  return (id) => parseStored(validatorCounters, find(keys.validatorCounters(id))) ?? newCounters;
}

/** Writes the counters of a new validator. */
export function insertValidatorCounters(validatorId: string): Write {
  return put({ ...keys.validatorCounters(validatorId), ...newCounters });
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

/** The writes by which a validation that is rolled back does not count any more; none for a validator who is gone. */
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

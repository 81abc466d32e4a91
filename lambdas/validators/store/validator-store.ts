import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { userId } from '#contract/http/ids.ts';
import { type ValidatorStatus, validator } from '#contract/validators/validators.ts';
import type { Consistency, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import {
  inGsi2,
  partitions,
  validatorListKey,
  validatorsPrefix,
} from '#lambdas/platform/table/index-keys.ts';
import { instantKey, type Key, keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import {
  queryPage,
  type Range,
  rowsBeginningWith,
  rowsUpTo,
} from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item, parseOrThrow } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, putNew, remove, update } from '#lambdas/platform/table/transaction.ts';
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
function insertValidatorCounters(validatorId: string): Write {
  return putNew({ ...keys.validatorCounters(validatorId), ...newCounters });
}

/** Removes the counters of a validator with their record. */
function removeValidatorCounters(validatorId: string): Write {
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

/** A validator without counters, which are an item of their own. */
export const validatorRecord = z.omit(validator, {
  validationsCount: true,
  lastValidationAt: true,
});

/**
 * A stored validator; `userId` is their Cognito `sub`. `shopIdentifier` is the shop's from when they were added;
 * an existing shop has its current one.
 */
const validatorItem = z.extend(validatorRecord, {
  userId,
  /** For a validator who may not have signed in yet: end of their temporary password. */
  unusedUntil: z.exactOptional(instant),
  disabledAt: z.exactOptional(instant),
  /** Number of writes of the record. */
  revision: z.int(),
});

export type ValidatorItem = z.output<typeof validatorItem>;

function itemOf(item: ValidatorItem): Key & Item {
  const isDisabled = item.status === 'disabled';
  return {
    ...keys.validator(item.businessId, item.id),
    LSI1SK: validatorListKey(isDisabled, item.shopId, item.id),
    ...(item.unusedUntil &&
      inGsi2(partitions.unusedAccesses, instantKey(item.unusedUntil, item.id))),
    ...item,
  };
}

const asRead = ({ revision }: ValidatorItem) => attributesAre({ revision });

/** Reads a validator of a business (strong read). */
export async function findValidator(
  businessId: string,
  validatorId: string,
): Promise<ValidatorItem | undefined> {
  return parseStored(validatorItem, await getItem(keys.validator(businessId, validatorId)));
}

/** Returns a validator's record, read strongly. Throws if it is stored but does not parse. */
export async function findReadableValidator(
  businessId: string,
  validatorId: string,
): Promise<ValidatorItem | undefined> {
  const item = await getItem(keys.validator(businessId, validatorId));
  return parseOrThrow(item, (stored) => parseStored(validatorItem, stored));
}

/** Reads the names of a business's validators, including disabled ones, by their ids. */
export async function findValidatorNames(
  businessId: string,
  validatorIds: readonly string[],
  consistency: Consistency = 'strong',
): Promise<(validatorId: string) => string | undefined> {
  const find = await getItems(
    validatorIds.map((id) => keys.validator(businessId, id)),
    consistency,
  );
  return (id) => parseStored(validatorItem, find(keys.validator(businessId, id)))?.name;
}

/** Reads the names of a business's validators who were not removed, by their ids. */
export async function findPresentNames(
  businessId: string,
  validatorIds: readonly string[],
): Promise<(validatorId: string) => string | undefined> {
  const find = await getItems(validatorIds.map((id) => keys.validator(businessId, id)));
  return (id) => {
    const found = parseStored(validatorItem, find(keys.validator(businessId, id)));
    return found?.status === 'disabled' ? undefined : found?.name;
  };
}

/** Writes a validator who must be new, with their counters. */
export function insertValidator(item: ValidatorItem): Write[] {
  return [putNew(itemOf(item)), insertValidatorCounters(item.id)];
}

/** Replaces a validator's record; fails if it changed since it was read. */
export function replaceValidator(before: ValidatorItem, after: ValidatorItem): Write {
  return put(itemOf({ ...after, revision: before.revision + 1 }), asRead(before));
}

/** Removes a validator's record and counters; fails if the record changed since it was read. */
export function removeValidator(before: ValidatorItem): Write[] {
  return [
    remove(keys.validator(before.businessId, before.id), asRead(before)),
    removeValidatorCounters(before.id),
  ];
}

/** A list of validators: of all shops of a business or of one, with one status or with all except `disabled`. */
export interface ValidatorList {
  readonly businessId: string;
  readonly shopId?: string | undefined;
  readonly status?: ValidatorStatus | undefined;
}

/** Rows read at most per validator of a page; beyond, the page is short. */
const rowsPerValidator = 5;

function rangeOf({ businessId, shopId, status }: ValidatorList): Range {
  const prefix = validatorsPrefix(status === 'disabled', shopId);
  return rowsBeginningWith(keys.business(businessId).PK, prefix, 'LSI1');
}

/** Lists a page of validators by shop, then by creation. */
export function listValidatorRecords(
  list: ValidatorList,
  request: PageRequest,
): Promise<Page<ValidatorItem>> {
  const { businessId, status } = list;
  return collectPage({
    ranges: [rangeOf(list)],
    ...request,
    maxRows: request.limit * rowsPerValidator,
    load: async (rows) => {
      const wanted = rows.map((row) => keys.validator(businessId, sortId(row)));
      const find = await getItems(wanted);
      return wanted.map((key) => {
        const found = parseStored(validatorItem, find(key));
        return status === undefined || found?.status === status ? found : undefined;
      });
    },
  });
}

/** Lists validators whose first temporary password ran out before an instant, as `<business>#<validator>`. */
export function listUnusedAccesses(instant: Date, request: PageRequest): Promise<Page<string>> {
  const range = rowsUpTo(partitions.unusedAccesses, instant.toISOString(), 'GSI2');
  return queryPage(range, request, (row) => `${partitionId(row)}#${sortId(row)}`);
}

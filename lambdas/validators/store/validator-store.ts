import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { userId } from '#contract/http/ids.ts';
import { type ValidatorStatus, validator } from '#contract/validators/validators.ts';
import type { Consistency } from '#lambdas/platform/paging/consistency.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import {
  inGsi2,
  instantKey,
  type Key,
  keys,
  partitions,
  sortId,
  validatorListKey,
  validatorsPrefix,
} from '#lambdas/platform/table/keys.ts';
import type { Range } from '#lambdas/platform/table/query.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { insertValidatorCounters, removeValidatorCounters } from './validator-counters-store.ts';

/** A validator without what is counted, which is an item of its own. */
export const validatorRecord = z.omit(validator, {
  validationsCount: true,
  lastValidationAt: true,
});

/**
 * A validator as stored, in the partition of their business; `userId` is their Cognito `sub`. `shopIdentifier`
 * is that of their shop when they were added; a shop that still exists says its own.
 */
const validatorItem = z.extend(validatorRecord, {
  userId,
  /** Of one who may not have signed in yet: until when their temporary password is valid. */
  unusedUntil: z.exactOptional(instant),
  /** Since when they are disabled. */
  disabledAt: z.exactOptional(instant),
  /** Counts the writes of the record. */
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

/** A validator of a business, read strongly. */
export async function findValidator(
  businessId: string,
  validatorId: string,
): Promise<ValidatorItem | undefined> {
  return parseStored(validatorItem, await getItem(keys.validator(businessId, validatorId)));
}

/** The names of validators of a business, disabled ones too, by their ids. */
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

/** The names of validators of a business who were not removed, by their ids. */
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
  return [put(itemOf(item)), insertValidatorCounters(item.id)];
}

/** Writes a validator over the record that was read, which must not have changed since. */
export function replaceValidator(before: ValidatorItem, after: ValidatorItem): Write {
  return put(itemOf({ ...after, revision: before.revision + 1 }), asRead(before));
}

/** Removes the record of a validator that was read and has not changed since, with their counters. */
export function removeValidator(before: ValidatorItem): Write[] {
  return [
    remove(keys.validator(before.businessId, before.id), asRead(before)),
    removeValidatorCounters(before.id),
  ];
}

/**
 * Which validators a list has: those of all shops of a business or of one shop, with one status or with all but
 * `disabled`.
 */
export interface ValidatorList {
  readonly businessId: string;
  readonly shopId?: string | undefined;
  readonly status?: ValidatorStatus | undefined;
}

/** Rows read at most for one validator of a page; past it the page comes out short. */
const rowsPerValidator = 5;

function rangeOf({ businessId, shopId, status }: ValidatorList): Range {
  const prefix = validatorsPrefix(status === 'disabled', shopId);
  return rowsBeginningWith(keys.business(businessId).PK, prefix, 'LSI1');
}

/** A page of validators by shop, then by creation. */
export function listValidatorRecords(
  list: ValidatorList,
  { limit, position }: PageRequest,
): Promise<Page<ValidatorItem>> {
  const { businessId, status } = list;
  return collectPage({
    ranges: [rangeOf(list)],
    limit,
    maxRows: limit * rowsPerValidator,
    position,
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

import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { pushSubscription } from '#contract/accounts/push-subscriptions.ts';
import { acceptedTerms } from '#contract/accounts/users.ts';
import { instant } from '#contract/fields/fields.ts';
import { indication } from '#contract/shops/indications.ts';
import { followsPrefix, partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith, wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { findValidatorCounters } from '#lambdas/validators/store/validator-counters-store.ts';
import { validatorRecord } from '#lambdas/validators/store/validator-store.ts';
import { type ExportedPages, exportedPagesOf } from './pages.ts';

const follow = z.object({ followedAt: instant });

/** Schema of push subscriptions without endpoint and keys. */
const pushSubscriptions = z.object({ subscriptions: z.array(pushSubscription) });

/** Returns the user's acceptances of the terms. */
export const acceptedTermsOf = (userId: string, after?: string): ExportedPages =>
  exportedPagesOf(rowsBeginningWith(keys.user(userId).PK, 'TERMS#'), after, (rows) =>
    rows.map((row) => parseStored(acceptedTerms, row)),
  );

/** Returns the shops that a user follows, and since when. */
export const followsOf = (userId: string, after?: string): ExportedPages =>
  exportedPagesOf(rowsBeginningWith(keys.user(userId).PK, followsPrefix), after, (rows) =>
    rows.map((row) => {
      const parsed = parseStored(follow, row);
      return parsed && { shopId: sortId(row), ...parsed };
    }),
  );

/** Returns the Web Push subscriptions of a user in a single page. */
export async function* pushSubscriptionsOf(userId: string, after?: string): ExportedPages {
  const item = after === undefined ? await getItem(keys.pushSubscriptions(userId)) : undefined;
  if (!item) return;
  const records = parseStored(pushSubscriptions, item)?.subscriptions ?? [undefined];
  yield { records, position: 'end' };
}

/** Returns the indications that a user sent, oldest first. */
export const indicationsOf = (userId: string, after?: string): ExportedPages =>
  exportedPagesOf(
    wholePartition(partitions.indicationsOfUser(userId), 'GSI2'),
    after,
    async (rows) => {
      const ids = rows.map(partitionId);
      const find = await getItems(ids.map(keys.indication));
      return ids.map((id) => parseStored(indication, find(keys.indication(id))));
    },
  );

/** Returns the record of a validator with their counters. */
export async function findOwnRecord(businessId: string, validatorId: string): Promise<unknown> {
  const item = await getItem(keys.validator(businessId, validatorId));
  const record = parseStored(validatorRecord, item);
  const countersOf = await findValidatorCounters([validatorId]);
  return record && { ...record, ...countersOf(validatorId) };
}

import { closeBusiness } from '#lambdas/businesses/closing.ts';
import { findReadableBusiness } from '#lambdas/businesses/store/business-store.ts';
import { insertTombstone, type UserItem } from '#lambdas/platform/identity/user-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { takeFromValidatorsCount } from '#lambdas/shops/store/shop-counters-store.ts';
import {
  findReadableValidator,
  removeValidator,
} from '#lambdas/validators/store/validator-store.ts';
import { stopBilling } from '../billing/sync-subscription.ts';

/** Removes a validator's record and takes them off the validator count of their shop. */
async function leaveShop(businessId: string, validatorId: string): Promise<Write[]> {
  const record = await findReadableValidator(businessId, validatorId);
  if (!record) return [];
  const isCounted = record.status !== 'disabled';
  return [
    ...removeValidator(record),
    ...(isCounted ? await takeFromValidatorsCount(record.shopId) : []),
  ];
}

/** Closes the business of a leaving owner and stops its billing. */
async function leaveBusiness(userId: string, businessId: string, now: Date): Promise<Write[]> {
  const live = await findReadableBusiness(businessId);
  if (live?.userId !== userId) return [];
  const revision = live.revisionId && (await findReadableBusiness(live.revisionId));
  return [...closeBusiness(live, revision || undefined, now), ...(await stopBilling(live.id, now))];
}

function writesBesides(user: UserItem, now: Date): Promise<Write[]> | Write[] {
  const { userId, businessId, validatorId } = user;
  if (!businessId) return [];
  return validatorId ? leaveShop(businessId, validatorId) : leaveBusiness(userId, businessId, now);
}

/**
 * Returns the writes that remove an account in one transaction: a tombstone replaces the user's item, and the business
 * is closed or the validator's record removed. Jobs remove the rest.
 */
export async function writesToLeave(
  userId: string,
  user: UserItem | undefined,
  now: Date,
): Promise<Write[]> {
  const besides = user ? await writesBesides(user, now) : [];
  return [insertTombstone(userId, user, now), ...besides];
}

import { findReadableBusiness } from '#lambdas/businesses/store/business-store.ts';
import { insertTombstone } from '#lambdas/platform/identity/tombstone-store.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { takeFromValidatorsCount } from '#lambdas/shops/store/validators-count.ts';
import { removeValidator } from '#lambdas/validators/store/validator-store.ts';
import { stopBilling } from '../billing/follow-business.ts';
import { closeBusiness } from '../businesses/closing.ts';
import { findReadableValidator } from './store/removal-store.ts';

/** What goes at once with the account of a validator: their record, and their place in the number of their shop's. */
async function leaveShop(businessId: string, validatorId: string): Promise<Write[]> {
  const record = await findReadableValidator(businessId, validatorId);
  if (!record) return [];
  const isCounted = record.status !== 'disabled';
  return [
    ...removeValidator(record),
    ...(isCounted ? await takeFromValidatorsCount(record.shopId) : []),
  ];
}

/** What goes at once with the account of an owner: their business is closed. */
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
 * The writes that remove an account, for one transaction: a tombstone in the place of the user's item as it was
 * read, or of none, and what goes at once with the business or the record of a validator. Jobs remove the rest.
 * Throws where a stored business or record cannot be read.
 */
export async function writesToLeave(
  userId: string,
  user: UserItem | undefined,
  now: Date,
): Promise<Write[]> {
  const besides = user ? await writesBesides(user, now) : [];
  return [insertTombstone(userId, user, now), ...besides];
}

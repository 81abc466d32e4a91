import { findReadableBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { hasAccount } from './has-account.ts';
import { writesToLeave } from './leaving.ts';

/** Closes a business whose owner has no account. Throws if the owner's item names another business. */
export async function closeAbandonedBusiness(businessId: string, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const business = await findReadableBusiness(businessId);
    if (!business || business.status === 'closed' || (await hasAccount(business.userId))) return;
    const user = await findUser(business.userId);
    if (user?.businessId !== businessId) {
      throw new Error(`The owner of the business ${businessId} does not name it`);
    }
    await commit(await writesToLeave(business.userId, user, now));
    logger.warn('business closed whose owner has no account', { businessId });
  });
}

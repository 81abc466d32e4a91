import { setTimeout as pause } from 'node:timers/promises';
import { findReadableBusiness } from '#lambdas/businesses/store/business-store.ts';
import { isThrottled, pauseBetweenSearches } from '#lambdas/platform/identity/search-limits.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findMissingOwners } from './find-missing-owners.ts';
import { hasAccount } from './has-account.ts';
import { writesToLeave } from './leaving.ts';
import { findOwnerSweep, saveOwnerSweep } from './store/owner-sweep-store.ts';

/** Closes a business whose owner has no account. Throws if the owner's item names another business. */
async function closeAbandonedBusiness(businessId: string, now: Date): Promise<void> {
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

/** Milliseconds between the two runs that must miss an owner's account before the business is closed. */
const day = 24 * 60 * 60_000;

/** Businesses that wait for the second run, and businesses closed per run; more would suggest a wrong user pool. */
const mostMissing = 500;
const mostClosed = 25;

/** Closes businesses until time is up or Cognito throttles. Returns the ids that are left. */
async function closeAll(ids: readonly string[], now: Date, hasTime: () => boolean) {
  const left = new Set(ids);
  let failed = 0;
  for (const id of ids.slice(0, mostClosed)) {
    if (!hasTime()) break;
    try {
      await closeAbandonedBusiness(id, now);
      left.delete(id);
    } catch (error) {
      if (isThrottled(error)) return { left, failed, isCut: true };
      logger.error('item not swept', { id, error: error as Error });
      failed += 1;
    }
    await pause(pauseBetweenSearches);
  }
  return { left, failed, isCut: false };
}

/**
 * Runs every hour: searches the user pool for some owners, since people may delete their account through Cognito
 * itself. Closes a business whose owner was missing in two runs a day apart. Throws, which raises an alarm, if a
 * business cannot be closed, or Cognito throttles before anything is done.
 */
export async function sweepOwners(now: Date, hasTime: () => boolean) {
  const before = await findOwnerSweep();
  const isDue = (foundAt: string) => Date.parse(foundAt) <= now.getTime() - day;
  const known = Object.entries(before.missing);
  const due = known.filter(([, foundAt]) => isDue(foundAt)).map(([id]) => id);
  const { left, failed, isCut } = await closeAll(due, now, hasTime);
  const kept = known.filter(([id, foundAt]) => !isDue(foundAt) || left.has(id));
  const isFull = kept.length >= mostMissing;
  const found =
    isFull || isCut
      ? { missing: [], place: before.place, count: 0, isCut }
      : await findMissingOwners(before.place, hasTime);
  const fresh = found.missing.map((id) => [id, now.toISOString()] as const);
  await saveOwnerSweep(before, {
    place: found.place,
    missing: { ...Object.fromEntries(fresh), ...Object.fromEntries(kept) },
  });
  const swept = { closed: due.length - left.size, missing: kept.length + fresh.length };
  logger.info('owners swept', { ...swept, searched: found.count, isThrottled: found.isCut });
  if (failed > 0 || isFull) throw new Error(`${failed} businesses not closed, ${kept.length} wait`);
  if (found.isCut && found.count + swept.closed === 0) {
    throw new Error('The user pool throttles, and no owner was searched');
  }
  return swept;
}

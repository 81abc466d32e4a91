import { setTimeout as pause } from 'node:timers/promises';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import {
  type BusinessItem,
  findReadableBusiness,
  listBusinessesByStatus,
} from '#lambdas/businesses/store/business-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { isThrottled, pauseBetweenSearches } from '#lambdas/platform/jobs/sweep-at-pace.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { writesToLeave } from './leaving.ts';
import { findOwnerSweep, type OwnerSweep, saveOwnerSweep } from './store/owner-sweep-store.ts';

/** Returns whether the user pool finds an account. It may miss one, so the sweep asks again a day later. */
async function hasAccount(userId: string): Promise<boolean> {
  const { searchAccount } = await import('#lambdas/platform/identity/search-account.ts');
  return (await searchAccount('sub', userId)) !== undefined;
}

type SweepCheckpoint = NonNullable<OwnerSweep['place']>;

/** Statuses of businesses that are not closed. */
const open: readonly BusinessStatus[] = ['active', 'pending_approval', 'suspended', 'rejected'];

/** Businesses per page, and pages per run. */
const pageSize = 25;
const mostPages = 12;

interface Searched {
  /** Businesses whose owner was not found. */
  readonly missing: readonly string[];
  /** Number of businesses checked. */
  readonly count: number;
  /** Whether the run stopped early: its time was over, or Cognito throttled it. */
  readonly isCut: boolean;
}

/** Searches the owners of businesses one by one. Skips revisions, which have the owner of the live one. */
async function searchOwners(
  businesses: readonly BusinessItem[],
  hasTime: () => boolean,
): Promise<Searched> {
  const missing: string[] = [];
  let count = 0;
  for (const { id, userId, previousActive } of businesses) {
    if (!hasTime()) return { missing, count, isCut: true };
    count += 1;
    if (previousActive !== undefined) continue;
    try {
      if (!(await hasAccount(userId))) missing.push(id);
    } catch (error) {
      if (!isThrottled(error)) throw error;
      return { missing, count: count - 1, isCut: true };
    }
    await pause(pauseBetweenSearches);
  }
  return { missing, count, isCut: false };
}

/** Returns where the sweep continues after a page; undefined after the last page. */
function checkpointAfter(
  { status }: SweepCheckpoint,
  position: string | undefined,
): SweepCheckpoint | undefined {
  if (position !== undefined) return { status, position };
  const nextStatus = open[open.indexOf(status) + 1];
  return nextStatus && { status: nextStatus };
}

/**
 * Searches the owners of up to 300 businesses in the user pool, at Cognito's pace, until time is up or Cognito
 * throttles. Returns where the next run continues: a page that was cut is searched again. Throws Cognito's other
 * errors.
 */
async function findMissingOwners(
  from: SweepCheckpoint | undefined,
  hasTime: () => boolean,
): Promise<Searched & { readonly place: SweepCheckpoint | undefined }> {
  const missing: string[] = [];
  let count = 0;
  let checkpoint: SweepCheckpoint | undefined = from ?? { status: 'active' };
  for (let page = 0; checkpoint && page < mostPages && hasTime(); page += 1) {
    const { items, position } = await listBusinessesByStatus(checkpoint.status, {
      limit: pageSize,
      position: checkpoint.position,
    });
    const searched = await searchOwners(items, hasTime);
    missing.push(...searched.missing);
    count += searched.count;
    if (searched.isCut) return { missing, count, isCut: true, place: checkpoint };
    checkpoint = checkpointAfter(checkpoint, position);
  }
  return { missing, count, isCut: false, place: checkpoint };
}

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

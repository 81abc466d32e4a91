import { setTimeout as pause } from 'node:timers/promises';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import {
  type BusinessItem,
  listBusinessesByStatus,
} from '#lambdas/businesses/store/business-store.ts';
import { isThrottled, pauseBetweenSearches } from '#lambdas/platform/identity/search-limits.ts';
import { hasAccount } from './has-account.ts';
import type { OwnerSweep } from './store/owner-sweep-store.ts';

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

/** Searches the owners of up to 300 businesses in the user pool. Returns where the next run continues. */
export async function findMissingOwners(
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

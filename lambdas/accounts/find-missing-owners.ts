import { setTimeout as pause } from 'node:timers/promises';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import {
  type BusinessItem,
  listBusinessesByStatus,
} from '#lambdas/businesses/store/business-store.ts';
import { isThrottled, pauseBetweenSearches } from '#lambdas/platform/identity/search-limits.ts';
import { hasAccount } from './has-account.ts';
import type { OwnerSweep } from './store/owner-sweep-store.ts';

type Place = NonNullable<OwnerSweep['place']>;

/** The states of businesses that an owner has not closed. */
const open: readonly BusinessStatus[] = ['active', 'pending_approval', 'suspended', 'rejected'];

/** Businesses of a page, and most pages of a run. */
const pageSize = 25;
const mostPages = 12;

/** What searches found out. */
interface Searched {
  /** The businesses whose owner was not found. */
  readonly missing: readonly string[];
  /** How many businesses were looked at. */
  readonly count: number;
  /** Whether the time was over or Cognito throttled, which ended the search. */
  readonly isCut: boolean;
}

/** Searches the owners of some businesses one after the other. Revisions have the owner of their live business. */
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

/** The place after a page of businesses; undefined after the last one. */
function placeAfter({ status }: Place, position: string | undefined): Place | undefined {
  if (position !== undefined) return { status, position };
  const following = open[open.indexOf(status) + 1];
  return following && { status: following };
}

/**
 * Searches the owners of the next 300 businesses in the user pool, at the pace that Cognito allows, as long as there is
 * time and it does not throttle. Returns also the place where the next run goes on, undefined after the last business: a
 * page that was cut is searched again. Throws Cognito's other errors.
 */
export async function findMissingOwners(
  from: Place | undefined,
  hasTime: () => boolean,
): Promise<Searched & { readonly place: Place | undefined }> {
  const missing: string[] = [];
  let count = 0;
  let place: Place | undefined = from ?? { status: 'active' };
  for (let page = 0; place && page < mostPages && hasTime(); page += 1) {
    const { items, position } = await listBusinessesByStatus(place.status, {
      limit: pageSize,
      position: place.position,
    });
    const searched = await searchOwners(items, hasTime);
    missing.push(...searched.missing);
    count += searched.count;
    if (searched.isCut) return { missing, count, isCut: true, place };
    place = placeAfter(place, position);
  }
  return { missing, count, isCut: false, place };
}

import { addDays } from '#contract/statistics/period.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { listClaimsOfBusiness } from '#lambdas/claims/store/claims-of-business.ts';
import { listShopIds } from '#lambdas/shops/store/list-shops.ts';
import { claimState } from '#lambdas/statistics/claim-state.ts';
import type { Contribution } from '#lambdas/statistics/contributions.ts';
import { daysOfSweep, eventOfEndedClaims } from '#lambdas/statistics/ended-claims.ts';
import { findCounted } from '#lambdas/statistics/store/counted-events.ts';
import { listCountedShops } from '#lambdas/statistics/store/remove-numbers.ts';
import { listNumbers } from '#lambdas/statistics/store/stored-numbers.ts';
import { type ComparedDays, comparedDays, differencesIn } from './compared-numbers.ts';
import { everyItem } from './every-item.ts';
import {
  addClaims,
  addExpired,
  addTo,
  type EndRow,
  type NumbersByKey,
  openEnds,
} from './numbers-of-claims.ts';

/** Items in one read. */
const limit = 100;

/** Adds up the numbers of a business's claims. A claim that is closed meanwhile is listed twice but counted once. */
async function sumClaims(businessId: string, { due }: ComparedDays): Promise<NumbersByKey> {
  const sums: NumbersByKey = new Map();
  const seen = new Set<string>();
  const canBeClosed = ({ status, expirationDate }: ClaimItem) =>
    status === 'open' && expirationDate > due;
  const claims = everyItem((request) => listClaimsOfBusiness(businessId, request), limit);
  for await (const claim of claims) {
    if (seen.has(claim.code)) continue;
    if (canBeClosed(claim)) seen.add(claim.code);
    addClaims(sums, businessId, [claimState.parse(claim)]);
  }
  return sums;
}

const eventOfEnd = ({ owner: shopId, offerId, day: endsOn }: EndRow) =>
  eventOfEndedClaims({ shopId, offerId, endsOn });

/**
 * Returns the test for end days that were counted, so that their open claims have expired. The sweep still processes
 * recent due days, which count once it has recorded them; all earlier days are done.
 */
async function findCountedEnds(sums: NumbersByKey, { due }: ComparedDays) {
  const takenFrom = addDays(due, 1 - daysOfSweep);
  const isTaken = ({ day }: EndRow) => day <= due && day >= takenFrom;
  const taken = openEnds(sums).filter(({ row }) => isTaken(row));
  const isRemembered = await findCounted(taken.map(({ row }) => eventOfEnd(row)));
  return (row: EndRow) => (isTaken(row) ? isRemembered(eventOfEnd(row)) : row.day < takenFrom);
}

/** Returns the business, its shops, and removed shops with stored or expected numbers. */
async function ownersOf(businessId: string, sums: NumbersByKey): Promise<Set<string>> {
  const owners = new Set([businessId, ...[...sums.values()].map(({ row }) => row.owner)]);
  for (const list of [listShopIds, listCountedShops]) {
    for await (const id of everyItem((request) => list(businessId, request), limit)) owners.add(id);
  }
  return owners;
}

/** Returns the numbers to add to the statistics of a business and its shops, so that they match the claims. */
export async function findStatisticsDifferences(
  businessId: string,
  now: Date,
): Promise<Contribution[]> {
  const days = comparedDays(now);
  const sums = await sumClaims(businessId, days);
  addExpired(sums, await findCountedEnds(sums, days));
  for (const owner of await ownersOf(businessId, sums)) {
    const stored = everyItem((request) => listNumbers({ owner, businessId }, request), limit);
    for await (const numbers of stored) addTo(sums, numbers, -1);
  }
  return differencesIn(sums, days);
}

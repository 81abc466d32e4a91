import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { addMonths } from '#lambdas/billing/invoices/days.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { listClaimsOfBusiness } from '#lambdas/claims/store/claim-store.ts';
import { listShopIds } from '#lambdas/shops/store/shop-store.ts';
import {
  type Contribution,
  letters,
  type StatisticsRow,
} from '#lambdas/statistics/contributions.ts';
import { contributionsOfEvent, expiredClaims } from '#lambdas/statistics/contributions-of-event.ts';
import {
  countedAsExpiredAfter,
  daysOfSweep,
  eventOfEndedClaims,
  type PlainEvent,
} from '#lambdas/statistics/counted-event.ts';
import { type ClaimState, claimState, eventsOfClaim } from '#lambdas/statistics/events-of-claim.ts';
import { findCounted } from '#lambdas/statistics/store/counted-events-store.ts';
import {
  keyOfRow,
  listCountedShops,
  listNumbers,
} from '#lambdas/statistics/store/numbers-store.ts';
import { everyItem } from './every-item.ts';

/** Claims of an offer, taken on a shop's page, that end on a day. */
type EndRow = Extract<StatisticsRow, { readonly of: 'end' }>;

type NumbersByKey = Map<string, { readonly row: StatisticsRow; numbers: SomeNumbers }>;

type SomeNumbers = Record<string, number>;

/** Adds numbers to the sums of their item, or subtracts them. */
function addTo(sums: NumbersByKey, { row, numbers }: Contribution, sign: 1 | -1 = 1): void {
  const { PK, SK } = keyOfRow(row);
  const key = `${PK} ${SK}`;
  const sum = sums.get(key) ?? { row, numbers: {} };
  sums.set(key, sum);
  for (const [name, value] of Object.entries(numbers)) {
    sum.numbers[name] = (sum.numbers[name] ?? 0) + sign * value;
  }
}

/** Adds the numbers of a business's claims. Claims that expired without an event are missing; see `addExpired`. */
function addClaims(sums: NumbersByKey, businessId: string, claims: readonly ClaimState[]): void {
  for (const claim of claims) {
    const events = eventsOfClaim(undefined, claim) as readonly PlainEvent[];
    for (const event of events) {
      for (const one of contributionsOfEvent(event, businessId)) addTo(sums, one);
    }
  }
}

/** Returns the days, shops and offers with open claims in these numbers. */
const openEnds = (sums: NumbersByKey): { readonly row: EndRow; readonly open: number }[] =>
  [...sums.values()].flatMap(({ row, numbers }) => {
    const open = numbers['open'] ?? 0;
    return row.of === 'end' && open !== 0 ? [{ row, open }] : [];
  });

/**
 * Adds open claims whose last day was counted, as expired. A claim whose redemption was rolled back later than that has
 * expired by its events and is not open.
 */
function addExpired(sums: NumbersByKey, isCounted: (row: EndRow) => boolean): void {
  for (const { row, open } of openEnds(sums).filter((end) => isCounted(end.row))) {
    const { businessId, owner: shopId, offerId, day: endsOn } = row;
    const expired = expiredClaims(businessId, { shopId, offerId, endsOn }, open);
    for (const one of expired) addTo(sums, one);
  }
}

/** Days whose numbers can be compared with the claims. */
interface ComparedDays {
  /** First day; all claims with events from this day on are still listed. */
  readonly from: string;
  /** Claims that end on this day or earlier are due to be counted as expired. */
  readonly due: string;
}

/**
 * Returns the days that can be compared. Claims leave the lists two years after the month of their end, and no event is
 * later than the end. The month two years ago is left out, since its claims may leave during the recount.
 */
function comparedDays(now: Date): ComparedDays {
  const today = dayIn('America/Sao_Paulo', now);
  return {
    from: addMonths(`${today.slice(0, 7)}-01`, -23),
    due: addDays(today, -countedAsExpiredAfter),
  };
}

/** Followers leave no record when they go. */
const { newFollowers: _, ...ofClaims } = letters;
const numberOfClaims = new RegExp(`^[${Object.values(ofClaims).join('')}](\\d\\d)?$`);

/** Returns the day of a number, or the first day of its month. */
function firstDayOf(row: StatisticsRow, name: string): string {
  if (row.of === 'day') return row.day;
  if (row.of === 'month') return `${row.time}-01`;
  return row.of === 'year' ? `${row.time}-${name.slice(1)}-01` : '';
}

function isCompared(row: StatisticsRow, name: string, { from, due }: ComparedDays): boolean {
  // The schedule counts due claims, and afterwards nothing reads their numbers.
  if (row.of === 'end') return name === 'open' && row.day > due;
  return numberOfClaims.test(name) && firstDayOf(row, name) >= from;
}

/** Returns the compared numbers that are not zero. `left` holds expected minus stored numbers. */
function differencesIn(left: NumbersByKey, days: ComparedDays): Contribution[] {
  return [...left.values()].flatMap(({ row, numbers }) => {
    const differing = Object.entries(numbers).filter(
      ([name, value]) => value !== 0 && isCompared(row, name, days),
    );
    return differing.length === 0 ? [] : [{ row, numbers: Object.fromEntries(differing) }];
  });
}

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

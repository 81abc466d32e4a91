import { createHash } from 'node:crypto';
import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import { newClaimCode } from '#contract/claims/claim-code.ts';
import { addDays } from '#contract/statistics/period.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { newClaim } from '#lambdas/claims/claim.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { insertClaim } from '#lambdas/claims/store/claim-store.ts';
import { recordRedemption } from '#lambdas/claims/store/redemption-store.ts';
import { storeTerms } from '#lambdas/claims/store/terms.ts';
import { replaceClaimsOfOffer } from '#lambdas/claims/store/wallet-store.ts';
import { findOffers } from '#lambdas/offers/store/find-offers.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { FilledBusiness } from '../filled-business.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { pastRedemption } from '../vouchers/past-vouchers.ts';
import { type HistoryOffer, historyDays, historyOffers, type TimeOfDay } from './history-offers.ts';
import { type HistoryShop, type PlannedVisit, planVisit } from './plan-visit.ts';
import { publishHistory } from './publish-history.ts';
import { pickWeighted, seededRandom } from './seeded-random.ts';

interface PlannedClaim extends PlannedVisit {
  /** Number from 0; it determines code and consumer. */
  readonly number: number;
  readonly offer: HistoryOffer;
}

const claimsOfDay = 8.6;

/** From Sunday to Saturday. */
const busyness = [0.85, 0.5, 0.8, 0.9, 0.95, 1.15, 1.7] as const;

/** Returns the number of claims of a day: growing from week to week, highest on Saturdays, with some variation. */
function countOfDay(index: number, weekday: number, random: () => number): number {
  const growth = 0.6 + (0.75 * index) / historyDays;
  const chance = 0.85 + 0.3 * random();
  return Math.round(claimsOfDay * growth * chance * (busyness[weekday] ?? 1));
}

const times: readonly (readonly [TimeOfDay, number])[] = [
  ['morning', 0.5],
  ['lunch', 0.2],
  ['evening', 0.3],
];

/** Returns the offers that run on a day at a time, weighted by popularity. */
const offersOn = (index: number, time: TimeOfDay) =>
  historyOffers
    .filter(({ usedIn, firstDay, lastDay }) => {
      return usedIn === time && firstDay <= index && index <= lastDay;
    })
    .map((offer) => [offer, offer.popularity] as const);

/**
 * Returns the claims of the bakery's past months, by the day of their visit. The same first day gives the same claims.
 */
export function planHistory(firstDay: string, shops: readonly HistoryShop[]): PlannedClaim[] {
  const random = seededRandom(1987);
  const claims: PlannedClaim[] = [];
  for (let index = 0; index < historyDays; index += 1) {
    const day = addDays(firstDay, index);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const isSunday = weekday === 0;
    const count = countOfDay(index, weekday, random);
    for (let each = 0; each < count; each += 1) {
      const time = isSunday ? 'morning' : pickWeighted(times, random);
      const offer = pickWeighted(offersOn(index, time), random);
      const isNew = offer.firstDay === index;
      const visit = planVisit({ day, time, isNew }, shops, random);
      claims.push({ number: claims.length, offer, ...visit });
    }
  }
  return claims;
}

const hashOfName = (name: string) => createHash('sha256').update(`history ${name}`).digest();

/** Returns the code of a claim of the history. */
export const historyCode = (number: number): string =>
  newClaimCode(hashOfName(`code ${number}`).subarray(0, 7));

/** Returns the id of its consumer, who has no account. */
export function historyConsumer(number: number): string {
  const hex = hashOfName(`consumer ${number}`).toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

const countTaken = ({ offerId, shard }: ClaimItem): Write =>
  update(keys.claimShard(offerId, shard), 'ADD taken :one', {
    expression: 'attribute_exists(PK)',
    values: { ':one': 1 },
  });

/** Counts a claim as its consumer's only one for the offer. */
const countForConsumer = ({ code, consumerId = '', endsAt, offerId }: ClaimItem): Write =>
  replaceClaimsOfOffer({ userId: consumerId, offerId, claims: {} }, { [code]: endsAt });

/**
 * Returns the writes of a claim as the API's calls would have left it, used or given back. One transaction, which
 * demands a new code.
 */
function writesOfHistory(
  { number, shop, claimedAt, cancelledAt, used }: PlannedClaim,
  offer: OfferItem,
  validatorId: string,
): Write[] {
  const shards = offer.claimShards ?? 1;
  const hold = { offerId: offer.id, code: historyCode(number), shard: number % shards };
  const claimant = {
    consumerId: historyConsumer(number),
    shopId: shop.id,
    timeZone: shop.timeZone,
  };
  const claim = newClaim(offer, hold, claimant, claimedAt);
  if (cancelledAt) {
    const closedAt = cancelledAt.toISOString();
    const cancelled = {
      status: 'cancelled',
      cancelledBy: 'holder',
      closedAt,
      revision: 2,
    } as const;
    return [insertClaim({ ...claim, ...cancelled })];
  }
  const held = [countTaken(claim), countForConsumer(claim)];
  if (!used) return [insertClaim(claim), ...held];
  const by = used.by === 'owner' ? {} : { validatorId };
  const own = pastRedemption(claim, { kind: used.by, ...by }, used.at);
  const after: ClaimItem = {
    ...claim,
    ...{ status: 'redeemed', closedAt: own.redeemedAt, redemptions: [own], revision: 2 },
  };
  return [insertClaim(after), ...held, ...recordRedemption(after, own)];
}

/** Claims written at the same time. */
const concurrency = 8;

const shareOfFirstShop = 0.65;

async function validatorOf({ api, businessId: id }: FilledBusiness) {
  const { items } = await api.request(validatorRoutes.listValidators, { params: { id } });
  const [validator] = items.filter(({ status }) => status !== 'disabled');
  if (!validator) throw new Error(`The demo business ${id} has no validator.`);
  return validator;
}

const shopsOf = ({ shops }: FilledBusiness, shopOfValidator: string): HistoryShop[] =>
  shops.map(({ id, address, openingHours }, index) => ({
    ...{ id, openingHours },
    timeZone: timeZoneOf(address.state),
    share: index === 0 ? shareOfFirstShop : (1 - shareOfFirstShop) / (shops.length - 1),
    hasValidator: id === shopOfValidator,
  }));

/** Stores the terms of offers for all their claims. Returns the offers by id. */
async function storeTermsOfOffers(businessId: string, offerIds: readonly string[]) {
  const [business, found] = await Promise.all([findBusiness(businessId), findOffers(offerIds)]);
  if (!business) throw new Error(`There is no business ${businessId}.`);
  const offers = found.flatMap((one) => one?.offer ?? []);
  for (const offer of offers) await storeTerms(offer, business);
  return new Map(offers.map((offer) => [offer.id, offer]));
}

async function withoutStored(planned: readonly PlannedClaim[]): Promise<PlannedClaim[]> {
  const keyOf = ({ number }: PlannedClaim) => keys.claim(historyCode(number));
  const find = await getItems(planned.map(keyOf));
  return planned.filter((claim) => !find(keyOf(claim)));
}

/**
 * Writes three months of claims, redemptions and cancellations of a demo business, by people without accounts, except
 * for those that an earlier run wrote. Returns the number of written claims.
 */
export async function fillHistory(business: FilledBusiness, now: Date): Promise<number> {
  const { firstDay, offerOf } = await publishHistory(business, now);
  const validator = await validatorOf(business);
  const planned = planHistory(firstDay, shopsOf(business, validator.shopId));
  const missing = await withoutStored(planned);
  const ids = [...offerOf.values()].map(({ id }) => id);
  const promised = await storeTermsOfOffers(business.businessId, ids);
  await mapConcurrently(missing, concurrency, async (claim) => {
    const offer = promised.get(offerOf.get(claim.offer)?.id ?? '');
    if (!offer) throw new Error(`The offer ${claim.offer.title} of the demo data is not stored.`);
    const writes = writesOfHistory(claim, offer, validator.id);
    await retryOnConflict(async (commit) => {
      // Another claim of the shard or of the validator may also cause a conflict.
      if (!(await getItem(keys.claim(historyCode(claim.number))))) await commit(writes);
    });
  });
  return missing.length;
}

import { createHash } from 'node:crypto';
import { dayIn, startOfDay, timeZoneOf } from '#contract/brazil/time-zones.ts';
import { newClaimCode } from '#contract/claims/claim-code.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
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
import { mapConcurrently } from '../../process/map-concurrently.ts';
import { pastRedemption, publishInThePast } from '../direct-writes.ts';
import type { FilledBusiness } from '../fill-business.ts';
import { dayFrom } from '../seed-data.ts';
import {
  type HistoryOffer,
  type HistoryShop,
  historyDays,
  historyOffers,
  type PlannedClaim,
  planHistory,
} from './plan-history.ts';

const zone = 'America/Sao_Paulo';

/** Hour of publication, before the shops opened. */
const publishedAtHour = 5;

async function publish(
  business: FilledBusiness,
  { title, originalPrice, offerPrice, firstDay, lastDay }: HistoryOffer,
  dayOf: (index: number) => string,
): Promise<void> {
  const at = startOfDay(zone, dayOf(firstDay)).getTime() + publishedAtHour * 60 * 60 * 1000;
  const body = {
    ...{ title, originalPrice, offerPrice },
    businessId: business.businessId,
    shopsIds: business.shops.map(({ id }) => id),
    imagesUrls: await business.pictures.ofOffer(title),
    paymentOptions: ['PAYMENT_OPTION_PIX' as const, 'PAYMENT_OPTION_CREDIT' as const],
    expirationDate: dayOf(lastDay),
  };
  await publishInThePast(business, body, new Date(at));
}

/** Returns the stored offers of the history, each with its row. */
async function findStored({ api, businessId: id }: FilledBusiness) {
  const request = { params: { id }, query: { limit: '100' } };
  const { items } = await api.request(offerRoutes.listOffersOfBusiness, request);
  return historyOffers.flatMap((row) => {
    const offer = items.find(({ title }) => title === row.title);
    return offer ? [{ row, offer }] : [];
  });
}

/** The first day of the history and its offers. */
interface PublishedHistory {
  readonly firstDay: string;
  readonly offerOf: ReadonlyMap<HistoryOffer, Offer>;
}

/**
 * Publishes the missing offers of the history. Offers of an earlier run determine the first day, so that a later run
 * continues the same history.
 */
async function publishHistory(business: FilledBusiness, now: Date): Promise<PublishedHistory> {
  const before = await findStored(business);
  const [known] = before;
  const firstDay = known
    ? addDays(dayIn(zone, new Date(known.offer.startsAt)), -known.row.firstDay)
    : dayFrom(now, -historyDays);
  const missing = historyOffers.filter((row) => !before.some((one) => one.row === row));
  for (const row of missing) await publish(business, row, (index) => addDays(firstDay, index));
  const stored = missing.length === 0 ? before : await findStored(business);
  return { firstDay, offerOf: new Map(stored.map(({ row, offer }) => [row, offer])) };
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
 * for those that an earlier run wrote. Statistics are not written: the stream counts the claims, so that the numbers
 * cannot differ from them. Returns the number of written claims.
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

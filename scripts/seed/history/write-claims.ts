import { createHash } from 'node:crypto';
import { newClaimCode } from '#contract/claims/claim-code.ts';
import type { Offer } from '#contract/offers/offers.ts';
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
import { pastRedemption } from '../direct-writes.ts';
import type { HistoryOffer, PlannedClaim } from './plan-history.ts';

const hashOfName = (name: string) => createHash('sha256').update(`history ${name}`).digest();

/** Returns the code of a planned claim. */
export const historyCode = (number: number): string =>
  newClaimCode(hashOfName(`code ${number}`).subarray(0, 7));

/** Returns the id of its consumer, who has no account. */
function historyConsumer(number: number): string {
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
  const validator = { kind: 'validator', validatorId } as const;
  const own = {
    ...pastRedemption(claim, used.by === 'owner' ? { kind: 'owner' } : validator, used.at),
    ...(used.sentAt && {
      offline: true,
      recordedAt: used.sentAt.toISOString(),
      recordedBy: validator,
    }),
  };
  const after: ClaimItem = {
    ...claim,
    ...{ status: 'redeemed', closedAt: own.recordedAt, redemptions: [own], revision: 2 },
  };
  return [insertClaim(after), ...held, ...recordRedemption(after, own)];
}

/** Claims written at the same time. */
const concurrency = 8;

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

/** The business of planned claims, its offers by row, and the validator who redeems. */
interface Place {
  readonly businessId: string;
  readonly offerOf: ReadonlyMap<HistoryOffer, Offer>;
  readonly validatorId: string;
}

/** Writes the planned claims that are not stored yet. Returns their number. */
export async function writeClaims(
  planned: readonly PlannedClaim[],
  { businessId, offerOf, validatorId }: Place,
): Promise<number> {
  const missing = await withoutStored(planned);
  const ids = [...offerOf.values()].map(({ id }) => id);
  const promised = await storeTermsOfOffers(businessId, ids);
  await mapConcurrently(missing, concurrency, async (claim) => {
    const offer = promised.get(offerOf.get(claim.offer)?.id ?? '');
    if (!offer) throw new Error(`The offer ${claim.offer.title} of the demo data is not stored.`);
    const writes = writesOfHistory(claim, offer, validatorId);
    await retryOnConflict(async (commit) => {
      // Another claim of the shard or of the validator may also cause a conflict.
      if (!(await getItem(keys.claim(historyCode(claim.number))))) await commit(writes);
    });
  });
  return missing.length;
}

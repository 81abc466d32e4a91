import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { newClaim } from '#lambdas/claims/claim.ts';
import { insertClaim } from '#lambdas/claims/store/claim-store.ts';
import { openShards } from '#lambdas/claims/store/open-shards.ts';
import { insertRedemption } from '#lambdas/claims/store/redemption-store.ts';
import { confirmHold } from '#lambdas/claims/store/stock-store.ts';
import { storeTerms } from '#lambdas/claims/store/terms.ts';
import { takeFromStock } from '#lambdas/claims/take-from-stock.ts';
import { findOffer, listOfferIds } from '#lambdas/offers/store/find-offers.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { pastRedemption } from '#scripts/seed/direct-writes.ts';
import type { Trader } from '../support/traders.ts';
import { pageSize } from './sizes.ts';

/** Claims of one consumer for an offer of a trader. */
export interface BenchClaims {
  readonly consumerId: string;
  /** Codes of more open claims than a page has. */
  readonly codes: readonly string[];
  readonly redemptionId: string;
}

async function claim(offer: OfferItem, shards: number, consumerId: string) {
  const unit = await takeFromStock(offer.id, shards, () => 60_000);
  const holder = {
    consumerId,
    shopId: offer.shopsIds[0] ?? '',
    timeZone: 'America/Sao_Paulo',
  } as const;
  const made = newClaim(offer, unit, holder, new Date());
  await commit([insertClaim(made)]);
  await confirmHold(unit);
  return made;
}

/** Adds more claims for an offer than a wallet page has, and redeems one more. */
export async function addClaims(offer: OfferItem): Promise<BenchClaims> {
  const consumerId = crypto.randomUUID();
  const business = await findBusiness(offer.businessId);
  if (!business) throw new Error(`There is no business ${offer.businessId}.`);
  await storeTerms(offer, business);
  const shards = await openShards(offer, undefined);
  const codes: string[] = [];
  while (codes.length < pageSize + 5) codes.push((await claim(offer, shards, consumerId)).code);
  const used = await claim(offer, shards, consumerId);
  const own = pastRedemption(used, { kind: 'owner' }, new Date());
  const closed = { closedAt: own.redeemedAt, redemptions: [own] };
  await commit(insertRedemption(used, { ...used, status: 'redeemed', ...closed }, own));
  return { consumerId, codes, redemptionId: own.id };
}

/** Claims an offer of each trader for a new consumer. Returns the consumer's id. */
export async function addCollector(traders: readonly Trader[]): Promise<string> {
  const consumerId = crypto.randomUUID();
  for (const trader of traders) {
    const { items } = await listOfferIds(trader, { limit: 1, position: undefined });
    const [found, business] = await Promise.all([
      findOffer(items[0] ?? ''),
      findBusiness(trader.businessId),
    ]);
    if (!found || !business) throw new Error(`${trader.businessId} has no offer.`);
    await storeTerms(found.offer, business);
    await claim(found.offer, await openShards(found.offer, undefined), consumerId);
  }
  return consumerId;
}

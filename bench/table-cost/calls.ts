import { businessId } from '#test/support/builders/a-business.ts';
import { claimCode, holderId, redemptionId } from '#test/support/builders/a-claim.ts';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import { aShopInput, indicationId, shopId } from '#test/support/builders/a-shop.ts';
import { receiptUploadId } from '#test/support/builders/an-image.ts';
import { invoiceId, invoiceIdFor } from '#test/support/builders/an-invoice.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { ownerId, staffId } from '#test/support/builders/people.ts';
import {
  pendingId,
  type RouteName,
  requestOf,
  specialId,
  suspendedId,
} from '#test/support/request-of-route.ts';
import type { Trader } from '../support/traders.ts';
import type { Chain } from './chain.ts';
import type { BenchClaims } from './claims.ts';
import { invoiceIdAt } from './invoices.ts';

/** A measured API call: its name in the report, its route and its request. */
export type ApiCall = readonly [name: string, route: RouteName, request: RequestParts];
/** A measured job or sweep; `work` may return the list that it read. */
export type JobCall = readonly [name: string, work: () => Promise<unknown>];

/** Owners of the items in measured calls. */
export interface CallContext {
  /** A business with a shop in the state and city that have half of the offers. */
  readonly trader: Trader;
  /** A business whose shop has no offers; the measurement removes the shop. */
  readonly idle: Trader;
  readonly chain: Chain;
  readonly offerId: string;
  readonly claims: BenchClaims;
  /** Sort key of a recent offer in the feeds. */
  readonly feedPosition: string;
  /** Another offer of the trader. */
  readonly otherOfferId: string;
  /** A consumer who follows more shops than a page has. */
  readonly fanId: string;
  /** A consumer with a claim in each of as many shops as a page has. */
  readonly collectorId: string;
  readonly staffId: string;
  /** A business that waits for approval. */
  readonly pendingId: string;
  /** A business of the special size type. */
  readonly specialId: string;
  /** An upload of the trader that may become a receipt. */
  readonly receiptUploadId: string;
  /** An indication that staff have not handled. */
  readonly indicationId: string;
}

/** Makes a call of a route: the request of the tests, with the ids of measured items, and with changes. */
export type MakeCall = (name: string, route: RouteName, changes?: RequestParts) => ApiCall;

/** Returns the ids of measured items by the ids in the requests of the tests. */
export const idsOf = ({ trader, claims, ...others }: CallContext) => ({
  [invoiceId]: invoiceIdAt(trader, 0),
  [invoiceIdFor('2026-11-01')]: invoiceIdAt(trader, 0),
  [businessId]: trader.businessId,
  [suspendedId]: trader.businessId,
  [pendingId]: others.pendingId,
  [specialId]: others.specialId,
  [shopId]: trader.shopId,
  [aShopInput().shopIdentifier]: trader.shopIdentifier,
  [offerId]: others.offerId,
  [ownerId]: trader.userId,
  [staffId]: others.staffId,
  [holderId]: claims.consumerId,
  [claimCode]: claims.codes[0] ?? '',
  [redemptionId]: claims.redemptionId,
  [indicationId]: others.indicationId,
  [receiptUploadId]: others.receiptUploadId,
});

/** Returns a value with other ids. */
const withIds = <T>(ids: Readonly<Record<string, string>>, value: T): T =>
  JSON.parse(
    Object.entries(ids).reduce(
      (text, [own, id]) => text.replaceAll(`"${own}"`, `"${id}"`),
      JSON.stringify(value),
    ),
  );

/** Returns what makes calls with these ids. */
export const callsWith =
  (ids: Readonly<Record<string, string>>): MakeCall =>
  (name, route, changes) => [name, route, { ...withIds(ids, requestOf[route]), ...changes }];

import type { RequestParts } from '#test/support/builders/a-request.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import type { Trader } from '../support/marketplace.ts';
import type { Chain } from './chain.ts';
import type { BenchClaims } from './claims.ts';

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

export const pageSize = 20;

/** Shops of a chain, the maximum for an offer. */
export const chainShops = 20;

/** Returns staff as the caller of a request. */
export const asStaff = (userId: string) => ({ userId, groups: '[staff]' });

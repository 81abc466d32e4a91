import type { RequestParts } from '#test/support/builders/a-request.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import type { Chain } from './chain.ts';
import type { BenchClaims } from './claims.ts';
import type { Trader } from './marketplace.ts';

/** A measured call of the API: its name in the report, its route and its request. */
export type ApiCall = readonly [name: string, route: RouteName, request: RequestParts];
/** A measured job or sweep; `work` may return the list that it read. */
export type JobCall = readonly [name: string, work: () => Promise<unknown>];

/** Whose items the measured calls use. */
export interface CallContext {
  /** A business with its shop, in the state and city with half of the offers. */
  readonly trader: Trader;
  /** A business whose shop has no offers; the measurement removes the shop. */
  readonly idle: Trader;
  readonly chain: Chain;
  /** An offer of the trader. */
  readonly offerId: string;
  /** Claims of that offer. */
  readonly claims: BenchClaims;
  /** The sort key in the feeds of a recent one. */
  readonly feedPosition: string;
  /** Another offer of the trader. */
  readonly otherOfferId: string;
  /** A consumer who follows more shops than a page has. */
  readonly fanId: string;
  readonly staffId: string;
  /** A business that awaits approval. */
  readonly pendingId: string;
  /** A business of the special size type. */
  readonly specialId: string;
  /** An upload of the trader that may be sent as a receipt. */
  readonly receiptUploadId: string;
  /** An indication that staff have not handled. */
  readonly indicationId: string;
}

/** Rows of a page of the measured lists. */
export const pageSize = 20;

/** Shops of a chain: as many as an offer may have. */
export const chainShops = 20;

/** Staff as the caller of a request. */
export const asStaff = (userId: string) => ({ userId, groups: '[staff]' });

import type { DisplayStatus } from '#contract/display-status.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { routePages } from '#web/lib/route-query.ts';

/** What the list shows; the API takes a shop or words, not both. */
export interface OfferFilter {
  readonly status?: DisplayStatus;
  readonly shopId?: string;
  /** Words of a title. */
  readonly q?: string;
}

/** The offers of a business, page by page. */
export const offersQuery = (businessId: string, filter: OfferFilter) =>
  routePages(offerRoutes.listOffersOfBusiness, { params: { id: businessId }, query: filter });

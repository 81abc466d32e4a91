import type { DisplayStatus } from '#contract/display-status.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { routePages } from '#web/lib/route-query.ts';

export interface OfferFilter {
  readonly status?: DisplayStatus;
  /** Words of a title. */
  readonly q?: string;
}

/** The offers of a business, page by page, filtered by display status or by words of the title. */
export const offersQuery = (businessId: string, filter: OfferFilter) =>
  routePages(offerRoutes.listOffersOfBusiness, { params: { id: businessId }, query: filter });

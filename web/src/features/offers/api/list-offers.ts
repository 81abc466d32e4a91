import type { DisplayStatus } from '#contract/businesses/display-status.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** What the list shows; the API takes a shop or words, not both. */
export interface OfferFilter {
  readonly status?: DisplayStatus;
  readonly shopId?: string;
  /** Words of a title. */
  readonly q?: string;
}

/** The most rows that the API answers, so that 1,000 offers take 11 calls and not 50. */
const nextLimit = 100;

/** The offers of a business, page by page. The first page is short, so that it is shown soon. */
export const offersQuery = (businessId: string, filter: OfferFilter) =>
  routePages(
    offerRoutes.listOffersOfBusiness,
    { params: { id: businessId }, query: filter },
    { nextLimit },
  );

import type { DisplayStatus } from '#contract/businesses/display-status.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { routePages } from '#web/platform/api/api.ts';

/** Filter of the list; the API takes a shop or words, not both. */
export interface OfferFilter {
  readonly status?: DisplayStatus;
  readonly shopId?: string;
  /** Words of the title. */
  readonly q?: string;
}

/** The API's largest page, so that 1,000 offers take 11 calls instead of 50. */
const nextLimit = 100;

/** Query of the offers of a business by page. The first page is short, so that it appears soon. */
export const offersQuery = (businessId: string, filter: OfferFilter) =>
  routePages(
    offerRoutes.listOffersOfBusiness,
    { params: { id: businessId }, query: filter },
    { nextLimit },
  );

import { validatorRoutes } from '#contract/routes/validators.ts';
import { routePages } from '#web/lib/route-query.ts';

/** Whom the list shows: those of one shop or of all, with access or disabled. */
export interface ValidatorFilter {
  readonly shopId?: string;
  readonly status?: 'disabled';
}

/** The validators of a business by shop, page by page. */
export const validatorsQuery = (businessId: string, filter: ValidatorFilter = {}) =>
  routePages(validatorRoutes.listValidators, {
    params: { id: businessId },
    query: { ...filter, limit: 50 },
  });

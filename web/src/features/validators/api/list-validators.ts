import type { InfiniteData } from '@tanstack/react-query';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { Validator } from '#contract/validators/validators.ts';
import { type AnsweredPage, routePages } from '#web/platform/api/api.ts';

/** Whom the list shows: those of one shop or of all, with access or disabled. */
export interface ValidatorFilter {
  readonly shopId?: string;
  readonly status?: 'disabled';
}

/** The validators of a business by shop, page by page. */
export const validatorsQuery = (businessId: string, filter: ValidatorFilter = {}) =>
  routePages(validatorRoutes.listValidators, {
    params: { id: businessId },
    query: { ...filter, limit: 100 },
  });

/** The same list, read only up to the page with the validator who is looked for. */
export const validatorsUpTo = (
  isWanted: (validator: Validator) => boolean,
  businessId: string,
  filter: ValidatorFilter = {},
) => ({
  ...validatorsQuery(businessId, filter),
  getNextPageParam: (
    { pagingKey }: AnsweredPage<Validator>,
    pages: InfiniteData<AnsweredPage<Validator>>['pages'],
  ) => (pages.some(({ items }) => items.some(isWanted)) ? undefined : pagingKey),
});

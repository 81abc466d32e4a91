import type { InfiniteData } from '@tanstack/react-query';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { Validator } from '#contract/validators/validators.ts';
import { type AnsweredPage, routePages } from '#web/platform/api/api.ts';

/** Filter of the list: one shop or all, active or disabled validators. */
export interface ValidatorFilter {
  readonly shopId?: string;
  readonly status?: 'disabled';
}

/** Query of the validators of a business by shop, by page. */
export const validatorsQuery = (businessId: string, filter: ValidatorFilter = {}) =>
  routePages(validatorRoutes.listValidators, {
    params: { id: businessId },
    query: { ...filter, limit: 100 },
  });

/** Like `validatorsQuery`, but only up to the page that contains the wanted validator. */
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

import type { InfiniteData } from '@tanstack/react-query';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { Validator } from '#contract/validators/validators.ts';
import { type AnsweredPage, routePages, useRouteMutation } from '#web/platform/api/api.ts';

/** Gives a person access to a shop with a temporary password. */
export const useCreateValidator = () =>
  useRouteMutation(validatorRoutes.createValidator, {
    invalidates: [validatorRoutes.listValidators, shopRoutes.listShopSummariesOfBusiness],
  });

/** Disables a validator and signs them out. */
export const useDeleteValidator = () =>
  useRouteMutation(validatorRoutes.deleteValidator, {
    invalidates: [validatorRoutes.listValidators, shopRoutes.listShopSummariesOfBusiness],
  });

/** Query of the shops of a business with their numbers of validators, by page. */
export const shopSummariesQuery = (businessId: string) =>
  routePages(shopRoutes.listShopSummariesOfBusiness, {
    params: { id: businessId },
    query: { limit: 50 },
  });

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

/** Sets another temporary password for a validator and signs them out. */
export const useSetTemporaryPassword = () =>
  useRouteMutation(validatorRoutes.setTemporaryPassword, {
    invalidates: [validatorRoutes.listValidators],
  });

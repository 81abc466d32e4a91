import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { findShops } from '#lambdas/shops/store/shop-store.ts';
import { findValidatorCounters, listValidatorRecords } from './store/validator-store.ts';
import type { ValidatorOperations } from './targets.ts';

/** Lists the validators of a business by shop; disabled ones only if their status is requested. */
export const listValidators: ValidatorOperations['listValidators'] = async (request) => {
  const { business, query } = request;
  const list = { businessId: business.id, shopId: query.shopId, status: query.status };
  const name = `validators:${business.id}:${query.shopId ?? ''}:${query.status ?? ''}`;
  const { items, ...rest } = await page(name, query, (request) =>
    listValidatorRecords(list, request),
  );
  const [shops, countersOf] = await Promise.all([
    findShops(items.map(({ shopId }) => shopId)),
    findValidatorCounters(items.map(({ id }) => id)),
  ]);
  return ok({
    ...rest,
    items: items.map((validator, index) => ({
      ...validator,
      ...countersOf(validator.id),
      shopIdentifier: shops[index]?.shopIdentifier ?? validator.shopIdentifier,
    })),
  });
};

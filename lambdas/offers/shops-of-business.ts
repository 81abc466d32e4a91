import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { findShops } from '#lambdas/shops/store/find-shops.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';

/**
 * The shops of an offer, in the order of their ids, read strongly. Throws VALIDATION_FAILED with
 * NOT_OF_THIS_BUSINESS for ids of other businesses' shops and of shops that are not there.
 */
export async function findShopsOfBusiness(
  ids: readonly string[],
  businessId: string,
): Promise<ShopItem[]> {
  const shops = await findShops(ids);
  const errors = shops.flatMap((shop, index) =>
    shop?.businessId === businessId
      ? []
      : [{ path: `shopsIds.${index}`, code: 'NOT_OF_THIS_BUSINESS' as const }],
  );
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
  return shops as ShopItem[];
}

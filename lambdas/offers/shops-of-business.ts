import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { findShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';

/**
 * Reads an offer's shops in the given order (strong reads). Throws VALIDATION_FAILED with NOT_OF_THIS_BUSINESS for
 * another business's shop, and for a missing one.
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

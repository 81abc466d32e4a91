import type { ClaimShop } from '#contract/claims/claims.ts';
import { findBusinesses } from '#lambdas/businesses/store/business-store.ts';
import { findShopsOrRemoved, type ShopOrRemoved } from '#lambdas/shops/store/shop-store.ts';
import type { ClaimItem } from './store/claim-item.ts';

/**
 * Returns a shop as holders of claims see it; `nameOf` returns the name of a business. The status of the shop does not
 * matter, since its claims are honoured all the same. A damaged shop is left out.
 */
function shopView(
  id: string,
  shop: ShopOrRemoved,
  nameOf: (businessId: string) => string,
): ClaimShop[] {
  if (shop === undefined) return [];
  if (shop === 'removed') return [{ id, isGone: true }];
  const { businessId, address, timeZone, openingHours } = shop;
  return [{ id, name: nameOf(businessId), address, timeZone, openingHours }];
}

/** Returns the shops of a new claim, which were read with its offer. */
export const shopsOfNewClaim = (
  { shopsIds }: Pick<ClaimItem, 'shopsIds'>,
  shops: ReadonlyMap<string, ShopOrRemoved>,
  businessName: string,
): ClaimShop[] => shopsIds.flatMap((id) => shopView(id, shops.get(id), () => businessName));

/** Reads the shops of claims, each shop and business once. Returns a look-up by claim. */
export async function findShopsOfClaims(
  claims: readonly ClaimItem[],
): Promise<(claim: ClaimItem) => ClaimShop[]> {
  const [shops, businessOf] = await Promise.all([
    findShopsOrRemoved(
      claims.flatMap(({ shopsIds }) => shopsIds),
      'eventual',
    ),
    findBusinesses(
      claims.map(({ businessId }) => businessId),
      'eventual',
    ),
  ]);
  const nameOf = (businessId: string) => businessOf(businessId)?.name ?? '';
  const shown = new Map([...shops].map(([id, shop]) => [id, shopView(id, shop, nameOf)]));
  return ({ shopsIds }) => shopsIds.flatMap((id) => shown.get(id) ?? []);
}

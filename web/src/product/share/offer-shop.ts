import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';

/** Returns the shop for showing an offer: its first active shop, else its first one. */
export function offerShop<S extends Pick<Shop, 'id' | 'shopStatus'>>(
  { shopsIds }: Pick<Offer, 'shopsIds'>,
  shops: readonly S[],
): S | undefined {
  const own = shopsIds.flatMap((shopId) => shops.find(({ id }) => id === shopId) ?? []);
  return own.find(({ shopStatus }) => shopStatus === 'active') ?? own[0];
}

import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';

/** The shop that an offer is shown in where one has to be chosen: the first of its shops that is active, else the first. */
export function offerShop<S extends Pick<Shop, 'id' | 'shopStatus'>>(
  { shopsIds }: Pick<Offer, 'shopsIds'>,
  shops: readonly S[],
): S | undefined {
  const own = shopsIds.flatMap((shopId) => shops.find(({ id }) => id === shopId) ?? []);
  return own.find(({ shopStatus }) => shopStatus === 'active') ?? own[0];
}

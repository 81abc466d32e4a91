import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { aBusiness } from './builders/a-business.ts';
import { anAddressIn, aShop, otherShopId } from './builders/a-shop.ts';
import { tableHolds } from './memory-table/table.ts';
import { publishedOffer, stored } from './stored.ts';

/** Stores offers as published by a business; of their shops, only `shops` are stored. */
export function tableHoldsOffers(
  offers: readonly OfferItem[],
  shops: readonly ShopItem[],
  business = aBusiness(),
): void {
  const both = [aShop(), aShop({ id: otherShopId })];
  tableHolds(
    stored.business(business),
    ...shops.map(stored.shop),
    ...offers.flatMap((offer) =>
      publishedOffer(
        offer,
        both.filter(({ id }) => offer.shopsIds.includes(id)),
        business,
      ),
    ),
  );
}

/** The end of an offer that ended before these tests. */
export const endedDays = { expirationDate: '2026-11-10', endsAt: '2026-11-11T02:59:59.000Z' };

/** Address of a shop that moved to a time zone further west. */
export const inManaus = {
  address: anAddressIn('AM', 'Manaus'),
  timeZone: 'America/Manaus',
} as const;

import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { businessRow, shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import type { ShopItem } from '#lambdas/shops/repository/shop-item.ts';
import { aBusiness } from './builders/a-business.ts';
import { anAddressIn, aShop, otherShopId } from './builders/a-shop.ts';
import { queriesFind } from './mocked-query.ts';
import { tableHolds } from './mocked-table.ts';
import { stored } from './stored.ts';

/** Stores offers in the lists of both shops; only `shops` are stored themselves. */
export function holds(offers: readonly OfferItem[], shops: readonly ShopItem[]): void {
  const listed = [aShop(), aShop({ id: otherShopId })];
  tableHolds(stored.business(aBusiness()), ...shops.map(stored.shop), ...offers.map(stored.offer));
  queriesFind(
    ...offers.flatMap((offer) => [
      businessRow(offer),
      ...shopRows(
        offer,
        listed.filter(({ id }) => offer.shopsIds.includes(id)),
        [],
      ),
    ]),
  );
}

/** The end of an offer that ended before these tests. */
export const ended = { expirationDate: '2026-11-10', endsAt: '2026-11-11T02:59:59.000Z' };

/** Where a shop is that moved to a zone further west. */
export const inManaus = {
  address: anAddressIn('AM', 'Manaus'),
  timeZone: 'America/Manaus',
} as const;

import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { strangerId } from '#test/support/builders/people.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { openedShop, publishedOffer, stored } from '#test/support/stored.ts';
import { openPage } from './open-page.ts';

/** A shop in Recife, and one in Acre, where a day ends two hours later. */
const recife = aShop({ shopIdentifier: 'recife' });
const acre = aShop({
  ...{ id: otherShopId, shopIdentifier: 'acre', timeZone: 'America/Rio_Branco' },
  address: anAddressIn('AC', 'Rio Branco'),
});

/** An offer in both shops that ends with November. */
export const inBoth = (changes: Partial<OfferItem> = {}) =>
  anOffer({
    shopsIds: [shopId, otherShopId],
    expirationDate: '2026-11-30',
    endsAt: '2026-12-01T04:59:59.000Z',
    ...changes,
  });

/** Runs in both shops until the end of the year. */
export const other = offerNo(7, { shopsIds: [shopId, otherShopId], title: 'Bolo de rolo' });

/** A live shop of another business, without offers. */
const foreignBusinessId = 'biz_01K9A1B2C3D4E5F6G7H8J9KFFF';
const foreign = aShop({
  id: 'shp_01K9B1B2C3D4E5F6G7H8J9KFFF',
  businessId: foreignBusinessId,
  shopIdentifier: 'alheia',
});

/** Opens the page of an offer by a link, which may name a shop. */
export const open = (id: string = offerId, loja?: string, headers = {}) =>
  openPage('GET /oferta/{id}', {
    params: { id },
    headers,
    ...(loja !== undefined && { query: { loja } }),
  });

/** Stores offers of both shops beside the other one. */
export const holds = (...offers: readonly OfferItem[]) =>
  tableHolds(
    stored.business(aBusiness()),
    stored.business(aBusiness({ id: foreignBusinessId, userId: strangerId, name: 'Alheia' })),
    ...[recife, acre, foreign].flatMap((shop) => openedShop(shop)),
    ...[...offers, other].flatMap((offer) => publishedOffer(offer, [recife, acre])),
  );

/** Both shops have the offer that ends with November. */
export const duringBoth = '2026-11-21T12:00:00.000Z';
/** The last day has ended in Recife, but not in Acre. */
export const onlyInAcre = '2026-12-01T03:30:00.000Z';
export const afterBoth = '2026-12-01T05:00:00.000Z';

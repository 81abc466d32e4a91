import { handler } from '#lambdas/entries/api/offers.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import { aRequest, invokeHandler } from './builders/a-request.ts';
import { aShop, shopIdNo } from './builders/a-shop.ts';
import { anImage, imageKeyNo } from './builders/an-image.ts';
import { anOffer, anOfferInput, offerId } from './builders/an-offer.ts';
import { aUser, ownerId } from './builders/people.ts';
import { publishedOffer } from './builders/whole-items.ts';
import { stopDateAt } from './fixed-clock.ts';
import { tableHolds } from './memory-table/table.ts';
import { stored } from './stored.ts';

/** Ids of forty shops, half for the offer before its change and half after. */
export const shopIds = Array.from({ length: 40 }, (_, n) => shopIdNo(n));
export const here = shopIds.slice(0, 20);
export const there = shopIds.slice(20);

const shops = shopIds.map((id) => aShop({ id }));

/** Images that the change may use. */
export const images = Array.from({ length: 10 }, (_, n) =>
  anImage({ key: imageKeyNo('offer', n) }),
);

export const endedOffer = anOffer({ shopsIds: here, endsAt: '2026-11-20T02:59:59.000Z' });

/** Makes the table hold the offer with its owner, business, shops and images. */
export const tableHoldsOffer = (
  offer = anOffer({ shopsIds: here }),
  business = aBusiness(),
): void =>
  tableHolds(
    ...images.map(stored.image),
    stored.user(aUser({ businessId })),
    stored.business(business),
    ...publishedOffer(
      offer,
      shops.filter(({ id }) => offer.shopsIds.includes(id)),
    ),
    { ...keys.businessCounters(businessId), shopsCount: shops.length },
    ...shops.map(stored.shop),
  );

/** The owner moves the offer to the other shops and makes these changes. */
export const sendOfferChange = (changes: object = {}, headers = {}) =>
  invokeHandler(
    handler,
    aRequest('PUT /offers/{id}', {
      as: { userId: ownerId },
      params: { id: offerId },
      headers: { 'content-type': 'application/json', ...headers },
      body: { ...anOfferInput({ shopsIds: there }), ...changes },
    }),
  );

/** Stops the clock while the offer runs. */
export function beforeChange(): void {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHoldsOffer();
}

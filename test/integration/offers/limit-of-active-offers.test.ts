import { offerRoutes } from '#contract/routes/offers.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anOfferBody, listOffersOf, publishInTurn } from '#test/support/stories/offers.ts';
import { type OwnedShop, openShop } from '#test/support/stories/shops.ts';

const { createOffer } = offerRoutes;

describe('createOffer at the limit of active offers', () => {
  /** A business of the smallest size, which may have ten active offers, with room for `room` more. */
  async function withRoomFor(room: number): Promise<OwnedShop> {
    const owned = await anActiveBusiness({ sizeTypeId: 1 });
    const shop = await openShop(owned);
    await publishInTurn({ ...owned, shop }, 10 - room);
    return { ...owned, shop };
  }

  it('refuses another offer until one is deactivated or removed', async () => {
    const owned = await withRoomFor(0);
    const request = { as: owned.owner, body: anOfferBody(owned) };
    const answer = await call(createOffer, request);
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'LIMIT_OF_SIZE_TYPE_REACHED',
    });
    const [newest] = await listOffersOf(owned);
    const params = { id: String(newest?.id) };
    await call(offerRoutes.setOfferStatus, { as: owned.owner, params });
    const { status, body } = await call(createOffer, request);
    expect(status).toBe(201);
    expect((await call(createOffer, request)).code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    await call(offerRoutes.deleteOffer, { as: owned.owner, params: { id: body.id } });
    expect((await call(createOffer, request)).status).toBe(201);
  });
});

import { offerRoutes } from '#contract/routes/offers.ts';
import { anActiveBusiness, aPendingBusiness, decide } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anOfferInput, offersOf, publishInTurn } from '#test/support/stories/offers.ts';
import { type OwnedShop, openShop } from '#test/support/stories/shops.ts';
import { atOnce } from '#test/support/stories/twice.ts';

const { createOffer } = offerRoutes;

describe('createOffer at the limit of active offers', () => {
  /** A business of the smallest size, which may have ten active offers, with room for `room` more. */
  async function withRoomFor(room: number): Promise<OwnedShop> {
    const owned = await anActiveBusiness({ sizeTypeId: 1 });
    const shop = await openShop(owned);
    await publishInTurn({ ...owned, shop }, 10 - room);
    return { ...owned, shop };
  }

  it('refuses another offer until one is deactivated', async () => {
    const owned = await withRoomFor(0);
    const request = { as: owned.owner, body: anOfferInput(owned) };
    const answer = await call(createOffer, request);
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'LIMIT_OF_SIZE_TYPE_REACHED',
    });
    const [newest] = await offersOf(owned);
    const params = { id: String(newest?.id) };
    await call(offerRoutes.setOfferStatus, { as: owned.owner, params });
    expect((await call(createOffer, request)).status).toBe(201);
  });

  it('never exceeds the limit under concurrent requests', async () => {
    const owned = await withRoomFor(2);
    const requests = Array.from({ length: 8 }, () => ({
      as: owned.owner,
      body: anOfferInput(owned),
    }));
    const answers = await atOnce(createOffer, requests);
    const published = answers.filter(({ status }) => status === 201);
    expect(published).toHaveLength(2);
    // A request that conflicted on every attempt is asked to retry; the others get the error about the limit.
    const refusals = answers.flatMap(({ code }) => code ?? []);
    expect(['LIMIT_OF_SIZE_TYPE_REACHED', 'UNAVAILABLE']).toEqual(expect.arrayContaining(refusals));
    expect(await offersOf(owned)).toHaveLength(10);
  });

  it('allows a large business ten offers, as for the smallest size, until it is approved', async () => {
    const owned = await aPendingBusiness({ sizeTypeId: 5 });
    const shop = await openShop(owned);
    await publishInTurn({ ...owned, shop }, 10);
    const eleventh = { as: owned.owner, body: anOfferInput({ ...owned, shop }) };
    expect((await call(createOffer, eleventh)).code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    await decide(owned.business.id, 'approve');
    expect((await call(createOffer, eleventh)).status).toBe(201);
  });
});

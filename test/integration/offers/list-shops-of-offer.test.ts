import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedOffer, publish } from '#test/support/stories/offers.ts';
import { aPerson, type Person } from '#test/support/stories/people.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { aValidatorOf } from '#test/support/stories/validators.ts';

const { listShopsOfOffer, setOfferStatus } = offerRoutes;

/** An offer in three shops; the second is switched off, and the newest shop is first. */
async function inThreeShops() {
  const owned = await anOwnedOffer();
  const [second, third] = [await openShop(owned), await openShop(owned)];
  const shopsIds = [third.id, second.id, owned.shop.id];
  const offer = await publish(owned, { shopsIds });
  await changeItem(keys.shop(second.id), { shopStatus: 'inactive' });
  return { ...owned, offer, first: owned.shop, second, third, shopsIds };
}

const list = (offerId: string, as?: Person) =>
  call(listShopsOfOffer, { params: { id: offerId }, as });

async function idsFor(offerId: string, as?: Person): Promise<string[]> {
  return (await list(offerId, as)).body.items.map(({ id }) => id);
}

describe('listShopsOfOffer', () => {
  it("summarises an offer's live shops in its order, for anyone", async () => {
    const { offer, first, third, business } = await inThreeShops();
    const { status, body } = await list(offer.id);
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual([third.id, first.id]);
    expect(body.items[1]).toMatchObject({
      business: { id: business.id, name: business.name },
      shopIdentifier: first.shopIdentifier,
      shopStatus: 'active',
      city: first.address.city,
      isFollowing: false,
    });
    expect(body.items[1]).not.toHaveProperty('validatorsCount');
    expect(await idsFor(offer.id, await aPerson())).toEqual([third.id, first.id]);
  });

  it('shows all of them to the owner, and a validator their shop, in any state', async () => {
    const { owner, business, offer, second, shopsIds } = await inThreeShops();
    const validator = await aValidatorOf(business.id, second.id);
    expect(await idsFor(offer.id, owner)).toEqual(shopsIds);
    expect(await idsFor(offer.id, validator)).toEqual([second.id]);
    await call(setOfferStatus, { as: owner, params: { id: offer.id } });
    expect(await idsFor(offer.id, owner)).toEqual(shopsIds);
    expect(await idsFor(offer.id, validator)).toEqual([second.id]);
  });

  it('hides an offer that is not live from everyone else', async () => {
    const { owner, business, offer } = await anOwnedOffer();
    await call(setOfferStatus, { as: owner, params: { id: offer.id } });
    for (const as of [undefined, await aPerson(), await aValidatorOf(business.id)]) {
      expect((await list(offer.id, as)).code).toBe('OFFER_NOT_FOUND');
    }
  });
});

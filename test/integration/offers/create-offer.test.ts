import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { anOfferBody, daysAhead, listOffersOf, publish } from '#test/support/stories/offers.ts';
import { anAddress, anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { changeItem, storedUnder } from '#test/support/stories/table.ts';

const { createOffer } = offerRoutes;

describe('createOffer', () => {
  it('publishes an offer', async () => {
    const owned = await anOwnedShop();
    const answer = await call(createOffer, { as: owned.owner, body: anOfferBody(owned) });
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      location: `/api/offers/${answer.body.id}`,
      etag: '"1"',
    });
    expect(answer.body).toMatchObject({
      business: { id: owned.business.id, name: owned.business.name },
      originalPrice: 19.9,
      offerPrice: 14.9,
      discountPercent: 25,
      claimedCount: 0,
      redeemedCount: 0,
      status: 'active',
      displayStatus: 'active',
    });
    expect(await listOffersOf(owned)).toEqual([answer.body]);
  });

  it('ends an offer in the time zone of its westernmost shop', async () => {
    const owned = await anOwnedShop();
    const inAcre = await openShop(owned, {
      address: anAddress({ city: 'Rio Branco', state: 'AC' }),
    });
    const expirationDate = daysAhead(10);
    const offer = await publish(owned, { expirationDate, shopsIds: [owned.shop.id, inAcre.id] });
    const nextDay = daysAhead(11);
    expect(offer.endsAt).toBe(`${nextDay}T04:59:59.000Z`);
  });

  it('removes elements that could run scripts from texts', async () => {
    const owned = await anOwnedShop();
    const offer = await publish(owned, {
      moreDetails: '<a href="javascript:alert(1)">Ver</a><iframe src="x"></iframe>',
    });
    expect(offer.moreDetails).toBe('<a>Ver</a>');
  });

  it("refuses another business's shop, and any shop while its own business is suspended", async () => {
    const [owned, other] = await Promise.all([anOwnedShop(), anOwnedShop()]);
    const body = anOfferBody(owned, { shopsIds: [owned.shop.id, other.shop.id] });
    const answer = await call(createOffer, { as: owned.owner, body });
    expect(answer.errors).toEqual([{ path: 'shopsIds.1', code: 'NOT_OF_THIS_BUSINESS' }]);
    expect(await listOffersOf(owned)).toEqual([]);
    const stored = await storedUnder(keys.shop(other.shop.id).PK);
    expect(stored.filter(({ SK }) => String(SK).startsWith('OFFER#'))).toEqual([]);
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    const refused = await call(createOffer, { as: owned.owner, body: anOfferBody(owned) });
    expect(refused.code).toBe('BUSINESS_NOT_ACTIVE');
    expect(await listOffersOf(owned)).toEqual([]);
  });

  it.each([
    ['a last day in the past', { expirationDate: daysAhead(-2) }, 'expirationDate', 'IN_THE_PAST'],
    [
      'a last day after next year',
      { expirationDate: '9999-12-31' },
      'expirationDate',
      'TOO_FAR_AHEAD',
    ],
  ])('refuses %s in the time zone of its shops', async (_, changes, path, code) => {
    const owned = await anOwnedShop();
    const body = anOfferBody(owned, changes);
    const answer = await call(createOffer, { as: owned.owner, body });
    expect(answer.errors).toEqual([{ path, code }]);
    expect(await listOffersOf(owned)).toEqual([]);
  });
});

import { offerRoutes } from '#contract/offers/routes.ts';
import { anActiveBusiness, type OwnedBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import {
  anOwnedOffer,
  daysAhead,
  editOffer,
  type OwnedOffer,
  publish,
} from '#test/support/stories/offers.ts';
import { anAddress, openShop } from '#test/support/stories/shops.ts';
import { everywhere, whereShown } from '#test/support/stories/where-shown.ts';

const { getOffer, listOffersOfShop, listOffersOfBusiness } = offerRoutes;

/** Opens shops of a business one after the other, because concurrent calls conflict. */
async function openShops(owned: OwnedBusiness, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await openShop(owned)).id);
  return ids;
}

async function idsIn(shopId: string): Promise<string[]> {
  const { body } = await call(listOffersOfShop, { query: { shopId } });
  return body.items.map(({ id }) => id);
}

describe('updateOffer', () => {
  it('replaces the values of the owner, and clears omitted fields', async () => {
    const owned = await anOwnedOffer({ moreDetails: 'Quentinho', availableLimit: 5 });
    const title = 'Pão na chapa';
    const changes = { title, offerPrice: 9.95, offerRules: 'Um só<script>alert(1)</script>' };
    const { status, headers, body } = await editOffer(owned, changes);
    expect(status).toBe(200);
    expect(headers.etag).toBe('"2"');
    const { moreDetails: _, ...kept } = owned.offer;
    const updatedAt = body.updatedAt;
    const entered = { ...changes, offerRules: 'Um só' };
    expect(body).toEqual({ ...kept, ...entered, discountPercent: 50, updatedAt, version: 2 });
    const params = { id: owned.offer.id };
    expect((await call(getOffer, { params, as: owned.owner })).body).toEqual(body);
  });

  it('moves an offer from 20 shops to 20 others', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 5 });
    const [here, there] = [await openShops(owned, 20), await openShops(owned, 20)];
    const shop = { id: String(here[0]) } as OwnedOffer['shop'];
    const offer = await publish({ ...owned, shop }, { shopsIds: here });
    const moved = await editOffer({ ...owned, shop, offer }, { shopsIds: there });
    expect(moved).toMatchObject({ status: 200, body: { shopsIds: there } });
    expect(await Promise.all(here.map(idsIn))).toEqual(here.map(() => []));
    expect(await Promise.all(there.map(idsIn))).toEqual(there.map(() => [offer.id]));
    const ofBusiness = { as: owned.owner, params: { id: owned.business.id } };
    expect((await call(listOffersOfBusiness, ofBusiness)).body.items).toEqual([moved.body]);
  }, 120_000);

  it('lists the offer in the feeds of its new shops only', async () => {
    const owned = await anOwnedOffer({}, { address: anAddress({ city: await aCity() }) });
    const shop = await openShop(owned, {
      address: anAddress({ city: await aCity('AM'), state: 'AM' }),
    });
    await editOffer(owned, { shopsIds: [shop.id] });
    expect(await whereShown(owned.offer, shop)).toEqual(everywhere);
    const { feedOfCity, feedOfState, offersOfShop } = await whereShown(owned.offer, owned.shop);
    expect([feedOfCity, feedOfState, offersOfShop]).toEqual([false, false, false]);
  });

  it('ends an offer in the time zone of its westernmost new shop', async () => {
    const owned = await anOwnedOffer();
    const inAcre = await openShop(owned, { timeZone: 'America/Rio_Branco' });
    const { body } = await editOffer(owned, { shopsIds: [owned.shop.id, inAcre.id] });
    expect(body.endsAt).toBe(`${daysAhead(8)}T04:59:59.000Z`);
    expect(body.startsAt).toBe(owned.offer.startsAt);
  });

  it('refuses shops of others, and business ids that do not match the offer', async () => {
    const [owned, other] = await Promise.all([anOwnedOffer(), anOwnedOffer()]);
    const shopsIds = [owned.shop.id, other.shop.id];
    expect((await editOffer(owned, { shopsIds })).errors).toEqual([
      { path: 'shopsIds.1', code: 'NOT_OF_THIS_BUSINESS' },
    ]);
    const foreign = await editOffer(owned, { businessId: other.business.id });
    expect(foreign.code).toBe('BUSINESS_NOT_FOUND');
    expect(await editOffer({ ...owned, offer: other.offer })).toMatchObject({ status: 404 });
  });
});

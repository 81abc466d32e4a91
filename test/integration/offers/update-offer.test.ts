import { offerRoutes } from '#contract/routes/offers.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  aBusinessWithRevision,
  anActiveBusiness,
  type Owned,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import {
  anOffer,
  anOfferChange,
  changeOffer,
  daysAhead,
  type OwnedOffer,
  publish,
} from '#test/support/stories/offers.ts';
import { aCity, anAddress, openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { twiceAtOnce } from '#test/support/stories/twice.ts';
import { everywhere, whereShown } from '#test/support/stories/where-shown.ts';

const { updateOffer, getOffer, listOffersOfShop, listOffersOfBusiness } = offerRoutes;

/** Opens shops of a business one after the other, since concurrent ones conflict. */
async function openShops(owned: Owned, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await openShop(owned)).id);
  return ids;
}

async function idsIn(shopId: string): Promise<string[]> {
  const { body } = await call(listOffersOfShop, { query: { shopId } });
  return body.items.map(({ id }) => id);
}

describe('updateOffer', () => {
  it('changes what the owner entered, and clears what is left out', async () => {
    const owned = await anOffer({ moreDetails: 'Quentinho', availableLimit: 5 });
    const title = 'Pão na chapa';
    const { status, headers, body } = await changeOffer(owned, { title, offerPrice: 9.95 });
    expect(status).toBe(200);
    expect(headers.etag).toBe('"2"');
    const { moreDetails: _, ...kept } = owned.offer;
    const updatedAt = body.updatedAt;
    const changed = { title, offerPrice: 9.95, discountPercent: 50, updatedAt, version: 2 };
    expect(body).toEqual({ ...kept, ...changed });
    const params = { id: owned.offer.id };
    expect((await call(getOffer, { params, as: owned.owner })).body).toEqual(body);
  });

  it('answers 200 when nothing is different', async () => {
    const owned = await anOffer();
    const { id, title, offerPrice, startsAt, endsAt } = owned.offer;
    const same = { id, title, offerPrice, startsAt, endsAt };
    expect(await changeOffer(owned)).toMatchObject({ status: 200, body: same });
  });

  it('moves an offer from 20 shops to 20 others', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 5 });
    const [here, there] = [await openShops(owned, 20), await openShops(owned, 20)];
    const shop = { id: String(here[0]) } as OwnedOffer['shop'];
    const offer = await publish({ ...owned, shop }, { shopsIds: here });
    const moved = await changeOffer({ ...owned, shop, offer }, { shopsIds: there });
    expect(moved).toMatchObject({ status: 200, body: { shopsIds: there } });
    expect(await Promise.all(here.map(idsIn))).toEqual(here.map(() => []));
    expect(await Promise.all(there.map(idsIn))).toEqual(there.map(() => [offer.id]));
    const ofBusiness = { as: owned.owner, params: { id: owned.business.id } };
    expect((await call(listOffersOfBusiness, ofBusiness)).body.items).toEqual([moved.body]);
  }, 120_000);

  it('lists the offer in the feeds of its new shops only', async () => {
    const owned = await anOffer({}, { address: anAddress({ city: aCity() }) });
    const shop = await openShop(owned, { address: anAddress({ city: aCity(), state: 'AC' }) });
    await changeOffer(owned, { shopsIds: [shop.id] });
    expect(await whereShown(owned.offer, shop)).toEqual(everywhere);
    const { feedOfCity, feedOfState, offersOfShop } = await whereShown(owned.offer, owned.shop);
    expect([feedOfCity, feedOfState, offersOfShop]).toEqual([false, false, false]);
  });

  it('ends an offer in the time zone of its westernmost new shop', async () => {
    const owned = await anOffer();
    const inAcre = await openShop(owned, { timeZone: 'America/Rio_Branco' });
    const { body } = await changeOffer(owned, { shopsIds: [owned.shop.id, inAcre.id] });
    expect(body.endsAt).toBe(`${daysAhead(8)}T04:59:59.000Z`);
    expect(body.startsAt).toBe(owned.offer.startsAt);
  });

  it('removes elements that could run scripts from texts', async () => {
    const owned = await anOffer();
    const { body } = await changeOffer(owned, { offerRules: 'Um só<script>alert(1)</script>' });
    expect(body.offerRules).toBe('Um só');
  });

  it('refuses shops of others, and business ids that are not of the offer', async () => {
    const [owned, other] = await Promise.all([anOffer(), anOffer()]);
    const shopsIds = [owned.shop.id, other.shop.id];
    expect((await changeOffer(owned, { shopsIds })).errors).toEqual([
      { path: 'shopsIds.1', code: 'NOT_OF_THIS_BUSINESS' },
    ]);
    const foreign = await changeOffer(owned, { businessId: other.business.id });
    expect(foreign.code).toBe('BUSINESS_NOT_FOUND');
    expect(await changeOffer({ ...owned, offer: other.offer })).toMatchObject({ status: 404 });
  });

  it('accepts the id of a revision of its business', async () => {
    const owned = await aBusinessWithRevision();
    const shop = await openShop(owned);
    const offer = await publish({ ...owned, shop });
    const answer = await changeOffer({ ...owned, shop, offer }, { businessId: owned.revision.id });
    expect(answer.body.businessId).toBe(owned.business.id);
  });

  it('refuses a suspended business', async () => {
    const owned = await anOffer();
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect((await changeOffer(owned)).code).toBe('BUSINESS_NOT_ACTIVE');
  });

  it('changes once for the same request sent twice concurrently', async () => {
    const owned = await anOffer();
    const [one, other] = await twiceAtOnce(updateOffer, anOfferChange(owned, { title: 'Sonho' }));
    expect([one.body.version, other.body.version]).toEqual([2, 2]);
  });
});

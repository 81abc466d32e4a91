import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import {
  anOwnedOffer,
  daysAhead,
  letExpire,
  publish,
  publishInTurn,
} from '#test/support/stories/offers.ts';
import { aPagingKey, readPages } from '#test/support/stories/paging.ts';
import { anOwnedShop, type OwnedShop, openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';

const { listOffersOfBusiness, setOfferStatus } = offerRoutes;

const listOf = ({ owner, business }: Omit<OwnedShop, 'shop'>, query = {}) => ({
  as: owner,
  params: { id: business.id },
  query,
});

async function withOneOfEach() {
  const owned = await anOwnedShop();
  const scheduled = await publish(owned, { startDate: daysAhead(2) });
  const active = await publish(owned);
  const inactive = await publish(owned);
  await call(setOfferStatus, { as: owned.owner, params: { id: inactive.id } });
  const expired = await publish(owned);
  await letExpire(expired);
  const soldOut = await publish(owned, { availableLimit: 1 });
  await changeItem(keys.offerCounters(soldOut.id), { claimedCount: 1 });
  return { ...owned, scheduled, active, inactive, expired, sold_out: soldOut };
}

describe('listOffersOfBusiness', () => {
  it('lists every offer once, newest first, page by page', async () => {
    const owned = await anOwnedShop();
    const ids = (await publishInTurn(owned, 5)).map(({ id }) => id);
    const pages = await readPages(listOffersOfBusiness, 2, listOf(owned));
    expect(pages.flat()).toEqual(ids);
    expect(pages[0]).toHaveLength(2);
    expect(await readPages(listOffersOfBusiness, 100, listOf(owned))).toEqual([ids]);
  });

  it('filters by display status', async () => {
    const owned = await withOneOfEach();
    for (const status of ['scheduled', 'active', 'inactive', 'expired', 'sold_out'] as const) {
      const { body } = await call(listOffersOfBusiness, listOf(owned, { status }));
      expect(body.items.map(({ id }) => id)).toEqual([owned[status].id]);
      expect(body.items[0]?.displayStatus).toBe(status);
    }
  });

  it('lists expired offers once each, active or inactive, page by page', async () => {
    const owned = await anOwnedShop();
    const offers = await publishInTurn(owned, 5);
    for (const offer of offers) await letExpire(offer);
    const list = listOf(owned, { status: 'expired' });
    const pages = await readPages(listOffersOfBusiness, 2, list);
    expect(pages.flat().sort()).toEqual(offers.map(({ id }) => id).sort());
  });

  it('filters by shop', async () => {
    const owned = await anOwnedOffer();
    const second = await openShop(owned);
    const there = await publish(owned, { shopsIds: [second.id] });
    const { body } = await call(listOffersOfBusiness, listOf(owned, { shopId: second.id }));
    expect(body.items.map(({ id }) => id)).toEqual([there.id]);
  });

  it('finds offers by the beginnings of words of the title, regardless of accents', async () => {
    const owned = await anOwnedShop();
    const bread = await publish(owned, { title: 'Pão francês quentinho' });
    await publish(owned, { title: 'Sonho de creme' });
    for (const q of ['pao', 'FRANCES quent', 'pão fran']) {
      const { body } = await call(listOffersOfBusiness, listOf(owned, { q }));
      expect(body.items.map(({ id }) => id)).toEqual([bread.id]);
    }
    const { body } = await call(listOffersOfBusiness, listOf(owned, { q: 'ncês' }));
    expect(body.items).toEqual([]);
  });

  it('refuses the paging key of another query', async () => {
    const owned = await anOwnedShop();
    await publishInTurn(owned, 2);
    const pagingKey = await aPagingKey(listOffersOfBusiness, listOf(owned));
    for (const query of [
      { pagingKey, status: 'active' },
      { pagingKey, q: 'oferta' },
      { pagingKey, shopId: owned.shop.id },
    ]) {
      const answer = await call(listOffersOfBusiness, listOf(owned, query));
      expect(answer.code).toBe('INVALID_PAGING_KEY');
    }
  });

  it('lists to staff the same offers as to its owner, also of one shop', async () => {
    const owned = await withOneOfEach();
    const as = await theStaff();
    for (const query of [{}, { status: 'inactive' }, { shopId: owned.shop.id }]) {
      const { body } = await call(listOffersOfBusiness, { ...listOf(owned, query), as });
      expect(body).toEqual((await call(listOffersOfBusiness, listOf(owned, query))).body);
    }
  });

  it("does not list offers of another business's shop", async () => {
    const [owned, other] = await Promise.all([anOwnedShop(), anOwnedOffer()]);
    const query = { shopId: other.shop.id };
    const answer = await call(listOffersOfBusiness, listOf(owned, query));
    expect(answer.code).toBe('SHOP_NOT_FOUND');
  });
});

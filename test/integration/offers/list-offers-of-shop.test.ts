import { offerRoutes } from '#contract/offers/routes.ts';
import { aRegisteredBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import {
  anOwnedOffer,
  daysAhead,
  letExpire,
  publish,
  publishInTurn,
} from '#test/support/stories/offers.ts';
import { aPagingKey, readPages } from '#test/support/stories/paging.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { aValidatorOf } from '#test/support/stories/validators.ts';

const { listOffersOfShop, setOfferStatus } = offerRoutes;

describe('listOffersOfShop', () => {
  it('lists running offers for anyone, earliest end first, page by page', async () => {
    const owned = await anOwnedShop();
    const ends = [5, 3, 9, 1, 7];
    const ids = new Map<number, string>();
    for (const days of ends) {
      ids.set(days, (await publish(owned, { expirationDate: daysAhead(days) })).id);
    }
    const soonest = [1, 3, 5, 7, 9].map((days) => ids.get(days));
    const list = { query: { shopId: owned.shop.id } };
    const pages = await readPages(listOffersOfShop, 2, list);
    expect(pages.flat()).toEqual(soonest);
    expect(pages[0]).toHaveLength(2);
    expect(await readPages(listOffersOfShop, 50, list)).toEqual([soonest]);
  });

  it('lists all offers for its own business, newest first, page by page', async () => {
    const owned = await anOwnedShop();
    const offers = await publishInTurn(owned, 5);
    const [newest, , third] = offers;
    await call(setOfferStatus, { as: owned.owner, params: { id: String(newest?.id) } });
    if (third) await letExpire(third);
    const query = { shopId: owned.shop.id };
    const pages = await readPages(listOffersOfShop, 2, { as: owned.owner, query });
    expect(pages.flat()).toEqual(offers.map(({ id }) => id));
    expect((await readPages(listOffersOfShop, 50, { query })).flat()).toHaveLength(3);
  });

  it('lists all offers for validators of the shop only', async () => {
    const { owner, business, shop, offer } = await anOwnedOffer();
    await call(setOfferStatus, { as: owner, params: { id: offer.id } });
    const query = { shopId: shop.id };
    const as = await aValidatorOf(business.id, shop.id);
    expect((await call(listOffersOfShop, { query, as })).body.items).toMatchObject([
      { id: offer.id, displayStatus: 'inactive' },
    ]);
    const elsewhere = await aValidatorOf(business.id);
    expect((await call(listOffersOfShop, { query, as: elsewhere })).body.items).toEqual([]);
  });

  it('shows start and end in the time zone of the requested shop', async () => {
    const owned = await anOwnedShop();
    const inAcre = await openShop(owned, { timeZone: 'America/Rio_Branco' });
    const expirationDate = daysAhead(10);
    await publish(owned, { expirationDate, shopsIds: [owned.shop.id, inAcre.id] });
    const ends = await Promise.all(
      [owned.shop, inAcre].map(async ({ id }) => {
        const { body } = await call(listOffersOfShop, { query: { shopId: id } });
        return body.items[0]?.endsAt;
      }),
    );
    const nextDay = daysAhead(11);
    expect(ends).toEqual([`${nextDay}T02:59:59.000Z`, `${nextDay}T04:59:59.000Z`]);
  });

  it('hides a shop that is not public from everyone except its owner', async () => {
    const owned = await aRegisteredBusiness();
    const shop = await openShop(owned);
    const offer = await publish({ ...owned, shop });
    const query = { shopId: shop.id };
    expect((await call(listOffersOfShop, { query })).code).toBe('SHOP_NOT_FOUND');
    const stranger = await aPerson();
    expect((await call(listOffersOfShop, { query, as: stranger })).code).toBe('SHOP_NOT_FOUND');
    expect((await call(listOffersOfShop, { query, as: owned.owner })).body.items).toEqual([offer]);
  });

  it('refuses the paging key of another shop and of the public list', async () => {
    const [owned, other] = await Promise.all([anOwnedShop(), anOwnedOffer()]);
    await publishInTurn(owned, 2);
    const query = { shopId: owned.shop.id };
    const pagingKey = await aPagingKey(listOffersOfShop, { query });
    const answers = await Promise.all([
      call(listOffersOfShop, { query: { shopId: other.shop.id, pagingKey } }),
      call(listOffersOfShop, { query: { ...query, pagingKey }, as: owned.owner }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(2).fill('INVALID_PAGING_KEY'));
  });
});

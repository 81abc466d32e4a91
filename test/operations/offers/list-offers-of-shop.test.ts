import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { offerNo, onDays } from '#test/support/builders/an-offer.ts';
import { owner, stranger } from '#test/support/builders/people.ts';
import { call, pageOfIds, pagesOf } from '#test/support/operations/call.ts';
import { changeAttributes, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const { listOffersOfShop } = offerRoutes;
const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
const validator = aValidatorUser();

/** Running offers that end in the order 3, 1, 2, and one of each other kind. */
const offers = [
  offerNo(1, onDays('2998-06-01')),
  offerNo(2, onDays('2998-09-01')),
  offerNo(3, onDays('2998-03-01')),
  offerNo(4, { ...onDays('2998-01-01'), status: 'inactive' }),
  offerNo(5, onDays('2998-01-01', '2997-01-01')),
  offerNo(6, onDays('2026-01-02', '2026-01-01')),
];
const idsOf = (...numbers: number[]) => numbers.map((n) => offerNo(n).id);
const soonest = idsOf(3, 1, 2);
const newestFirst = idsOf(6, 5, 4, 3, 2, 1);

const list = async (as?: { userId: string }, query = {}) =>
  (await pageOfIds(listOffersOfShop, { as, query: { shopId, ...query } })).ids;

beforeEach(() =>
  tableHolds(
    ...aBakery({ shops }),
    stored.user(validator),
    ...offers.flatMap((offer) => publishedOffer(offer)),
  ),
);

describe('listOffersOfShop', () => {
  it('lists running offers for anyone, earliest end first, page by page', async () => {
    const pages = await pagesOf(listOffersOfShop, 2, { query: { shopId } });
    expect(pages).toEqual([soonest.slice(0, 2), soonest.slice(2)]);
    expect(await list(stranger)).toEqual(soonest);
  });

  it('lists all offers for its own business, newest first, page by page, or as customers see them', async () => {
    const pages = await pagesOf(listOffersOfShop, 2, { as: owner, query: { shopId } });
    expect(pages.flat()).toEqual(newestFirst);
    expect(await list(owner, { asCustomer: 'true' })).toEqual(soonest);
  });

  it('lists all offers for validators of the shop; validators of another shop see what customers see', async () => {
    expect(await list(validator)).toEqual(newestFirst);
    await tableHolds(
      ...aBakery({ shops }),
      stored.user({ ...validator, shopId: otherShopId }),
      ...offers.flatMap((offer) => publishedOffer(offer)),
    );
    expect(await list(validator)).toEqual(soonest);
  });

  it('hides a shop that is not public from everyone except its owner', async () => {
    await changeAttributes(keys.business(businessId), { status: 'pending_approval' });
    for (const as of [undefined, stranger]) {
      const answer = await call(listOffersOfShop, { as, query: { shopId } });
      expect(answer.code).toBe('SHOP_NOT_FOUND');
    }
    expect(await list(owner)).toEqual(newestFirst);
  });

  it('refuses the paging key of another shop and of the public list', async () => {
    const { pagingKey = '' } = await pageOfIds(listOffersOfShop, { query: { shopId, limit: '1' } });
    for (const request of [
      { query: { shopId: otherShopId, pagingKey } },
      { query: { shopId, pagingKey }, as: owner },
    ]) {
      expect((await call(listOffersOfShop, request)).code).toBe('INVALID_PAGING_KEY');
    }
  });
});

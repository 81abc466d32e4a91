import type { DisplayStatus } from '#contract/offers/display-status.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { offerNo, onDays } from '#test/support/builders/an-offer.ts';
import { aStaffUser, owner } from '#test/support/builders/people.ts';
import { call, pageOfIds, pagesOf } from '#test/support/operations/call.ts';
import { changeAttributes, putItems, tableHolds } from '#test/support/operations/store.ts';
import { staffCaller } from '#test/support/request-of-route.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const { listOffersOfBusiness } = offerRoutes;
const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
const validator = aValidatorUser();
const lasting = onDays('2999-12-31');
const past = onDays('2026-01-02', '2026-01-01');

/** One offer of each display status, by number in the order of their publication. */
const offers = {
  scheduled: offerNo(1, onDays('2999-12-31', '2999-01-01')),
  active: offerNo(2, { ...lasting, title: 'Pão francês quentinho' }),
  inactive: offerNo(3, { ...lasting, status: 'inactive', title: 'Sonho de creme' }),
  expired: offerNo(4, past),
  sold_out: offerNo(5, { ...lasting, shopsIds: [otherShopId] }),
};
const ids = Object.values(offers).map(({ id }) => id);
const newestFirst = [...ids].reverse();

const listed = (query: Record<string, string> = {}, as: object = owner) => ({
  as: as as typeof owner,
  params: { id: businessId },
  query,
});
const list = async (query?: Record<string, string>, as?: object) =>
  (await pageOfIds(listOffersOfBusiness, listed(query, as))).ids;

beforeEach(async () => {
  await tableHolds(
    ...aBakery({ shops }),
    stored.user(validator),
    stored.user(aStaffUser()),
    ...Object.values(offers).flatMap((offer) =>
      publishedOffer(
        offer,
        shops.filter(({ id }) => offer.shopsIds.includes(id)),
      ),
    ),
  );
  const soldOut = { claimedCount: 1, availableLimit: 1 };
  await changeAttributes(keys.offerCounters(offers.sold_out.id), soldOut);
});

describe('listOffersOfBusiness', () => {
  it('lists every offer once, newest first, page by page', async () => {
    const pages = await pagesOf(listOffersOfBusiness, 2, listed());
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(newestFirst);
  });

  it.each(Object.keys(offers) as DisplayStatus[])(
    'filters by the display status %s',
    async (status) => {
      const { body } = await call(listOffersOfBusiness, listed({ status }));
      expect(body.items.map(({ id, displayStatus }) => [id, displayStatus])).toEqual([
        [offers[status].id, status],
      ]);
    },
  );

  it('lists expired offers once each, active or inactive, page by page', async () => {
    const expired = [6, 7, 8, 9].map((n) =>
      offerNo(n, { ...past, status: n % 2 ? 'active' : 'inactive' }),
    );
    await putItems(...expired.flatMap((offer) => publishedOffer(offer)));
    const pages = await pagesOf(listOffersOfBusiness, 2, listed({ status: 'expired' }));
    const all = [offers.expired, ...expired].map(({ id }) => id);
    expect(pages.flat().sort()).toEqual(all.sort());
  });

  it.each([
    [{ shopId: otherShopId }, [offers.sold_out.id]],
    [{ q: 'pao quent' }, [offers.active.id]],
    [
      { q: 'FRANCES' },
      [offers.active.id, offers.scheduled.id, offers.expired.id, offers.sold_out.id],
    ],
    [{ q: 'ncês' }, []],
  ])(
    'finds with %j offers by shop and by beginnings of words, regardless of accents',
    async (query, found) => {
      expect((await list(query as Record<string, string>)).sort()).toEqual([...found].sort());
    },
  );

  it.each([{ status: 'active' }, { q: 'pao' }, { shopId }])(
    'refuses the paging key of another query than %j',
    async (query) => {
      const { pagingKey } = await pageOfIds(listOffersOfBusiness, listed({ limit: '1' }));
      const more = listed({ ...query, pagingKey: String(pagingKey) } as Record<string, string>);
      expect((await call(listOffersOfBusiness, more)).code).toBe('INVALID_PAGING_KEY');
    },
  );

  it.each([{}, { status: 'inactive' }, { shopId }])(
    'lists with %j to staff the same offers as to the owner',
    async (query) => {
      const all = query as Record<string, string>;
      expect(await list(all, staffCaller)).toEqual(await list(all));
    },
  );

  it.each([
    [{}, 4],
    [{ shopId }, 4],
    [{ status: 'expired' }, 1],
    [{ status: 'sold_out' }, 0],
    [{ q: 'sonho' }, 1],
  ])('lists with %j to a validator the %i offers of their shop', async (query, count) => {
    const found = await list(query as Record<string, string>, validator);
    expect(found).toHaveLength(count);
    expect(found).not.toContain(offers.sold_out.id);
  });

  it("refuses another business's shop, and a validator another shop", async () => {
    const other = listed({ shopId: otherShopId }, validator);
    expect((await call(listOffersOfBusiness, other)).code).toBe('SHOP_NOT_FOUND');
    await changeAttributes(keys.shop(otherShopId), { businessId: revisionId });
    const foreign = listed({ shopId: otherShopId });
    expect((await call(listOffersOfBusiness, foreign)).code).toBe('SHOP_NOT_FOUND');
  });
});

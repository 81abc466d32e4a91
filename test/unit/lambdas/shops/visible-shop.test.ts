import { businessStatus } from '#contract/businesses.ts';
import { shopStatus } from '#contract/shops.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/shops/handler.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { queries, queriesFind } from '#test/support/mocked-query.ts';
import { consistencyOf, stored, table, tableHolds } from '#test/support/mocked-table.ts';

const holder = { ...keys.shopIdentifier('padariaaurora'), shopId };
const people = [stored.user(aUser({ businessId })), stored.user(aUser({ userId: strangerId }))];

const get = (userId?: string, id = shopId) =>
  call(handler, aRequest('GET /shops/{id}', { params: { id }, ...(userId && { as: { userId } }) }));
const find = (identifier: string) =>
  call(handler, aRequest('GET /shops/shop-identifier/{identifier}', { params: { identifier } }));
const isFree = (identifier: string) =>
  call(
    handler,
    aRequest('GET /shops/shop-identifier/{identifier}/availability', {
      params: { identifier },
      as: { userId: ownerId },
    }),
  );

const all = shopStatus.options.flatMap((shop) =>
  businessStatus.options.map((business) => [shop, business] as const),
);

describe.each(all)('a shop that is %s, of a business that is %s', (shop, status) => {
  const isLive = shop === 'active' && status === 'active';

  beforeEach(() =>
    tableHolds(
      ...people,
      holder,
      stored.business(aBusiness({ status })),
      stored.shop(aShop({ shopStatus: shop })),
    ),
  );

  it(`is ${isLive ? 'shown' : 'as if it were not there'} to others`, async () => {
    for (const answer of [await get(), await get(strangerId), await find('padariaaurora')]) {
      expect(answer.status).toBe(isLive ? 200 : 404);
      if (!isLive) expect(answer.body['code']).toBe('SHOP_NOT_FOUND');
    }
  });

  it('is shown to its own business', async () => {
    expect(await get(ownerId)).toMatchObject({ status: 200, body: { shopStatus: shop } });
  });

  it('holds its identifier', async () => {
    expect((await isFree('Padaria Aurora')).body).toEqual({
      shopIdentifier: 'padariaaurora',
      available: false,
    });
  });
});

describe('a shop', () => {
  beforeEach(() =>
    tableHolds(...people, holder, stored.business(aBusiness()), stored.shop(aShop())),
  );

  it.each([
    'padariaaurora',
    'Padaria Aurora',
    'padaria-aurora',
    'PADÁRIA_AURORA'.replace('_', ' '),
  ])('is found as %s', async (identifier) => {
    expect(await find(identifier)).toMatchObject({ status: 200, body: { id: shopId } });
  });

  it.each(['padaria', '&&&', 'x'.repeat(120)])('is not found as %s', async (identifier) => {
    expect(await find(identifier)).toMatchObject({ status: 404, body: { code: 'SHOP_NOT_FOUND' } });
  });

  it('that is not there is not found', async () => {
    expect(await get(undefined, otherShopId)).toMatchObject({ status: 404 });
  });

  it('says who follows it, and how many', async () => {
    tableHolds(
      ...people,
      stored.business(aBusiness()),
      stored.shop(aShop()),
      { ...keys.shopCounters(shopId), followersCount: 12 },
      { ...keys.follow(strangerId, shopId) },
    );
    expect((await get()).body).toMatchObject({ followersCount: 12, isFollowing: false });
    expect((await get(strangerId)).body).toMatchObject({ followersCount: 12, isFollowing: true });
    expect((await get(ownerId)).body).toMatchObject({ isFollowing: false });
  });

  it('says how many of its offers run, from the stored count while that is true', async () => {
    tableHolds(...people, stored.business(aBusiness()), stored.shop(aShop()), {
      ...keys.shopCounters(shopId),
      offersCount: 3,
      offersChangeAt: '9999-01-01T00:00:00.000Z',
    });
    expect((await get()).body).toMatchObject({ activeOffersCount: 3 });
    expect(queries()).toEqual([]);
    // Its own people see the truth, though the job that stores it may not have run yet.
    expect((await get(ownerId)).body).toMatchObject({ activeOffersCount: 0 });
  });

  it('counts its offers once one has started or ended since they were counted', async () => {
    tableHolds(...people, stored.business(aBusiness()), stored.shop(aShop()), {
      ...keys.shopCounters(shopId),
      offersCount: 3,
      offersChangeAt: '2026-01-01T00:00:00.000Z',
    });
    queriesFind({
      ...keys.offerOfShop(shopId, offerId),
      LSI1SK: `active#9999-01-01T02:59:59.000Z#${offerId}`,
      startsAt: '2026-01-01T00:00:00.000Z',
    });
    expect((await get()).body).toMatchObject({ activeOffersCount: 1 });
  });

  it('is read strongly by those of a business, and eventually by all others', async () => {
    tableHolds(...people, stored.business(aBusiness()), stored.shop(aShop()));
    for (const [userId, isStrong] of [
      [ownerId, true],
      [strangerId, false],
      [undefined, false],
    ] as const) {
      table.resetHistory();
      await get(userId);
      expect(consistencyOf(keys.shop(shopId))).toBe(isStrong);
      expect(consistencyOf(keys.business(businessId))).toBe(isStrong);
      expect(consistencyOf(keys.shopCounters(shopId))).toBe(isStrong);
      if (userId) expect(consistencyOf(keys.follow(userId, shopId))).toBe(true);
    }
  });

  it('shows nothing of what is kept beside it', async () => {
    const { text } = await get();
    for (const hidden of ['PK', 'SK', 'userId', ownerId]) expect(text).not.toContain(`"${hidden}"`);
  });
});

describe('an identifier', () => {
  beforeEach(() => tableHolds(...people));

  it('that nobody has is free, as it is folded', async () => {
    expect((await isFree('Café do Porto')).body).toEqual({
      shopIdentifier: 'cafedoporto',
      available: true,
    });
  });

  it.each([
    ['login', 'RESERVED'],
    ['ab', 'TOO_SHORT'],
  ])('%s is no identifier: %s', async (identifier, code) => {
    expect(await isFree(identifier)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'identifier', code }] },
    });
  });
});

describe('the shops of a business', () => {
  const shops = [1, 2, 3].map((n) => aShop({ id: `shp_01K9B1B2C3D4E5F6G7H8J9K00${n}` }));

  const list = (query: Record<string, string>) =>
    call(
      handler,
      aRequest('GET /businesses/{businessId}/shops', {
        params: { businessId },
        as: { userId: ownerId },
        query,
      }),
    );

  it('are listed newest first, page by page', async () => {
    tableHolds(...people, stored.business(aBusiness()), ...shops.map(stored.shop));
    queriesFind(
      ...shops.map(({ id }) => keys.shopOfBusiness(businessId, id)),
      keys.business(businessId),
    );
    const ids = ({ body }: { body: Record<string, unknown> }) =>
      (body['items'] as { id: string }[]).map(({ id }) => id.slice(-1));
    const first = await list({ limit: '2' });
    expect(ids(first)).toEqual(['3', '2']);
    const second = await list({ limit: '2', pagingKey: String(first.body['pagingKey']) });
    expect([ids(second), second.body['pagingKey']]).toEqual([['1'], undefined]);
  });
});

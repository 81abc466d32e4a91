import { claimRoutes } from '#contract/claims/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { handler } from '#lambdas/entries/api/claims.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, claimCode, codeNo, holderId } from '#test/support/builders/a-claim.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  changeAttributes,
  deleteItem,
  putItems,
  requestsMade,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const { claimOffer, getClaim, listClaims } = claimRoutes;
const as = { userId: holderId };
const shopsIds = [otherShopId, shopId];

const other = aShop({
  id: otherShopId,
  address: { ...aShop().address, street: 'Rua da Aurora', state: 'PE' },
  timeZone: 'America/Noronha',
});

/** The shops as their holder sees them, in the order of the offer. */
const [shownOther, shownFirst] = [other, aShop()].map(
  ({ id, address, timeZone, openingHours }) => ({
    id,
    name: aBusiness().name,
    address,
    timeZone,
    openingHours,
  }),
);

const ask = async (userId = holderId) => {
  const request = { as: { userId }, params: { code: claimCode } };
  return (await invokeHandler(handler, aRequest(routeKeyOf(getClaim), request))).body;
};

const wallet = async (status: 'open' | 'past' = 'open') => {
  const request = { as, params: { consumerId: holderId }, query: { status, limit: '100' } };
  return (await invokeHandler(handler, aRequest(routeKeyOf(listClaims), request))).body;
};

const claim = (body: object = {}) =>
  invokeHandler(
    handler,
    aRequest(routeKeyOf(claimOffer), {
      as,
      params: { id: offerId },
      body: { consumerId: holderId, ...body },
    }),
  );

const itemsRead = () =>
  requestsMade().flatMap(({ input }) => {
    const { RequestItems } = input as {
      RequestItems?: Record<string, { Keys: { PK: string }[] }>;
    };
    return Object.values(RequestItems ?? {}).flatMap(({ Keys }) => Keys.map(({ PK }) => PK));
  });
/** Returns how often items of a kind were read, by batches. */
const read = (kind: string) => itemsRead().filter((key) => key.startsWith(`${kind}#`)).length;

beforeEach(() => {
  stopDateAt('2026-11-25T12:00:00.000Z');
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.user(aUser({ userId: holderId })),
    stored.business(aBusiness()),
    stored.shop(aShop()),
    stored.shop(other),
    stored.claim(aClaim({ shopsIds })),
  );
});

describe('the shops of a claim', () => {
  it('are shown to its holder with address, hours and zone, in the order of the offer', async () => {
    expect((await ask())['shops']).toEqual([shownOther, shownFirst]);
    expect((await wallet())['items']).toMatchObject([{ shops: [shownOther, shownFirst] }]);
  });

  it('are shown in past claims, too, where no voucher is', async () => {
    const given = { status: 'cancelled' as const, closedAt: '2026-11-24T12:00:00.000Z' };
    putItems(stored.claim(aClaim({ shopsIds, ...given })));
    const { items } = await wallet('past');
    expect(items).toMatchObject([{ status: 'cancelled', shops: [shownOther, shownFirst] }]);
    expect((items as object[])[0]).not.toHaveProperty('voucher');
  });

  it('are not shown to a counter', async () => {
    const atCounter = await ask(ownerId);
    expect(atCounter).toMatchObject({ claim: { code: claimCode, shopsIds } });
    expect(atCounter['claim']).not.toHaveProperty('shops');
  });

  it.each(['suspended', 'rejected', 'closed'] as const)(
    'are shown while their business is %s, also a switched-off one',
    async (status) => {
      changeAttributes(keys.business(businessId), { status });
      changeAttributes(keys.shop(shopId), { shopStatus: 'inactive' });
      expect((await ask())['shops']).toEqual([shownOther, shownFirst]);
    },
  );

  it('say of a removed shop that it is gone, and nothing else', async () => {
    deleteItem(keys.shop(otherShopId));
    expect((await ask())['shops']).toEqual([{ id: otherShopId, isGone: true }, shownFirst]);
  });

  it('leave out a damaged shop, which is not gone', async () => {
    changeAttributes(keys.shop(shopId), { address: undefined });
    expect((await ask())['shops']).toEqual([shownOther]);
  });

  it('have no name once their business has left', async () => {
    deleteItem(keys.business(businessId));
    expect((await ask())['shops']).toMatchObject([{ name: '' }, { name: '' }]);
  });
});

describe('a page of twenty claims', () => {
  it('reads each shop and business once, however many claims name them', async () => {
    const claims = Array.from({ length: 20 }, (_, n) => aClaim({ code: codeNo(n), shopsIds }));
    putItems(...claims.map(stored.claim));
    const { items } = await wallet();
    expect(items).toHaveLength(20);
    expect([read('SHOP'), read('BUSINESS')]).toEqual([2, 1]);
  });

  it('gives each claim its own shops', async () => {
    const claims = Array.from({ length: 20 }, (_, n) =>
      aClaim({ code: codeNo(n), shopId: shopIdNo(n), shopsIds: [shopIdNo(n)] }),
    );
    const shops = claims.map(({ shopId: id }) => aShop({ id }));
    putItems(...claims.map(stored.claim), ...shops.map(stored.shop));
    const { items } = (await wallet()) as { items: { shopsIds: string[]; shops: object[] }[] };
    expect(items).toHaveLength(20);
    for (const {
      shopsIds: [id],
      shops,
    } of items)
      expect(shops).toMatchObject([{ id }]);
  });
});

describe('a new claim', () => {
  beforeEach(() =>
    putItems(stored.offer(anOffer({ shopsIds, claimShards: 1 })), stored.shard(aClaim(), 0)),
  );

  it('has voucher and shops, which are read only once', async () => {
    const { status, body } = await claim({ shopId });
    expect([status, body]).toMatchObject([201, { shopId, shops: [shownOther, shownFirst] }]);
    expect(body['voucher']).toEqual(expect.any(String));
    expect(read('SHOP')).toBe(2);
  });

  it('is taken at the first shop that still exists, and says that another one is gone', async () => {
    deleteItem(keys.shop(otherShopId));
    const { body } = await claim();
    expect(body).toMatchObject({
      shopId,
      shops: [{ id: otherShopId, isGone: true }, shownFirst],
    });
    expect((await claim({ shopId: otherShopId })).body).toMatchObject({ code: 'SHOP_NOT_FOUND' });
  });
});

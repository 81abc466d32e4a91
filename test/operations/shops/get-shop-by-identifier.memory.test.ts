import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { owner, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { consistencyOf } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

const now = '2026-11-21T12:00:00.000Z';
const key = keys.shopIdentifier('antiga');
const reservedUntil = '2027-01-01T00:00:00.000Z';
const former = { ...key, shopId, businessId, reservedUntil };
const path = '/api/shops/shop-identifier/padaria-aurora';

const ask = (identifier: string, as?: typeof owner, query?: Record<string, string>) =>
  call(shopRoutes.getShopByIdentifier, { as, params: { identifier }, ...(query && { query }) });

beforeEach(async () => {
  stopDateAt(now);
  await tableHolds(...aBakery({ shops: [aShop({ shopIdentifier: 'padaria-aurora' })] }), former);
});

describe('getShopByIdentifier', () => {
  it.each(['padaria-aurora', 'padariaaurora', 'P-Adaría: "Aurora"'])(
    'answers under %s the same as getShop',
    async (identifier) => {
      const { body } = await call(shopRoutes.getShop, { params: { id: shopId } });
      expect((await ask(identifier)).body).toEqual(body);
    },
  );

  it.each([' ', '???', '__proto__', 'ninguem-tem-este', 'Ж'.repeat(20)])(
    'finds nothing under "%s"',
    async (identifier) => expect((await ask(identifier)).code).toBe('SHOP_NOT_FOUND'),
  );

  it('shows a shop under an identifier that it took a moment ago', async () => {
    await putItems({ ...keys.shopIdentifier('nova'), shopId, businessId });
    expect((await ask('nova')).body.id).toBe(shopId);
  });
});

describe('a former identifier', () => {
  it('is read strongly and leads to the present one with the query, uncached and without a body', async () => {
    expect(await ask('Antiga')).toMatchObject({
      status: 307,
      text: '',
      headers: { location: path, 'cache-control': 'no-store' },
    });
    expect(consistencyOf(key)).toBe(true);
    const { headers } = await ask('antiga', owner, { consumerId: ownerId });
    expect(headers.location).toBe(`${path}?consumerId=${ownerId}`);
  });

  it('leads only its owner to a shop that is not public', async () => {
    await changeAttributes(keys.shop(shopId), { shopStatus: 'inactive' });
    expect((await ask('antiga')).code).toBe('SHOP_NOT_FOUND');
    expect((await ask('antiga', owner)).status).toBe(307);
  });

  it('does not lead to itself when it was taken back between the reads', async () => {
    await changeAttributes(keys.shop(shopId), { shopIdentifier: 'antiga' });
    expect((await ask('antiga')).body.id).toBe(shopId);
  });

  it.each([
    ['unknown once its reservation is over', { ...former, reservedUntil: now }, 'SHOP_NOT_FOUND'],
    ['gone with its shop', { ...former, shopId: otherShopId }, 'SHOP_GONE'],
    ['gone with its business', { ...key, reservedUntil }, 'SHOP_GONE'],
    ['unknown while its shop cannot be read', { ...keys.shop(shopId), id: 7 }, 'SHOP_NOT_FOUND'],
  ])('is %s', async (_, item, code) => {
    await putItems(item);
    expect((await ask('antiga')).code).toBe(code);
  });
});

import { handler } from '#lambdas/entries/api/shops.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { consistencyOf } from '#test/support/memory-table/reads.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = '2026-11-21T12:00:00.000Z';
const key = keys.shopIdentifier('antiga');
const released = (reservedUntil: string) => ({ ...key, shopId, businessId, reservedUntil });
const ask = (identifier: string) =>
  invokeHandler(
    handler,
    aRequest('GET /shops/shop-identifier/{identifier}', { params: { identifier } }),
  );

const holds = (item: ReturnType<typeof released>, shop = aShop()) =>
  tableHolds(stored.business(aBusiness()), stored.shop(shop), item);

beforeEach(() => stopDateAt(now));

describe('a former identifier', () => {
  it('is read strongly and leads to the present one without a body', async () => {
    holds(released('2027-01-01T00:00:00.000Z'));
    expect(await ask('Antiga')).toMatchObject({
      status: 307,
      text: undefined,
      headers: {
        location: '/api/shops/shop-identifier/padariaaurora',
        'cache-control': 'no-store',
      },
    });
    expect(consistencyOf(key)).toBe(true);
  });

  it('is unknown from the end of its reservation, while the item is still stored', async () => {
    holds(released(now));
    expect(await ask('antiga')).toMatchObject({ status: 404, body: { code: 'SHOP_NOT_FOUND' } });
  });

  it('does not lead to itself when it was taken back between the reads', async () => {
    holds(released('2027-01-01T00:00:00.000Z'), aShop({ shopIdentifier: 'antiga' }));
    expect(await ask('antiga')).toMatchObject({ status: 200, body: { id: shopId } });
  });

  it('answers 410 once its shop is gone, but 404 if the shop cannot be read', async () => {
    const item = released('2027-01-01T00:00:00.000Z');
    tableHolds(item);
    expect(await ask('antiga')).toMatchObject({ status: 410, body: { code: 'SHOP_GONE' } });
    tableHolds(item, { ...keys.shop(shopId), id: 7 });
    expect(await ask('antiga')).toMatchObject({ status: 404 });
  });
});

it('shows a shop under an identifier that it took a moment ago', async () => {
  const held = { ...keys.shopIdentifier('nova'), shopId, businessId };
  tableHolds(stored.business(aBusiness()), stored.shop(aShop()), held);
  expect(await ask('nova')).toMatchObject({ status: 200, body: { id: shopId } });
});

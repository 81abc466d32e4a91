import { handler } from '#lambdas/offers/handler.ts';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { businessRow, shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queries, queriesFind } from '#test/support/mocked-query.ts';
import { stored, tableHolds } from '#test/support/mocked-table.ts';

const offerNo = (n: number, changes: Partial<OfferItem> = {}) =>
  anOffer({ id: `off_01K9C1B2C3D4E5F6G7H8J9K0${String(n).padStart(2, '0')}`, ...changes });

/** One offer of each display status, in the order of their ids. */
const running = offerNo(1, { title: 'Pão francês' });
const endsSooner = offerNo(2, {
  title: 'Pão de queijo',
  endsAt: '2026-11-30T02:59:59.000Z',
  expirationDate: '2026-11-29',
});
const scheduled = offerNo(3, {
  title: 'Bolo de rolo',
  startsAt: '2026-12-01T03:00:00.000Z',
  startDate: '2026-12-01',
});
const off = offerNo(4, { title: 'Café com pão', status: 'inactive' });
const over = offerNo(5, {
  title: 'Panetone',
  endsAt: '2026-11-20T02:59:59.000Z',
  expirationDate: '2026-11-19',
});
const overAndOff = offerNo(6, {
  title: 'Rosca',
  status: 'inactive',
  endsAt: '2026-11-10T02:59:59.000Z',
  expirationDate: '2026-11-09',
});
const all = [running, endsSooner, scheduled, off, over, overAndOff];

const people = [stored.user(aUser({ businessId })), stored.user(aUser({ userId: strangerId }))];

function holds({ offers = all, shop = aShop(), business = aBusiness() } = {}): void {
  tableHolds(...people, stored.business(business), stored.shop(shop), ...offers.map(stored.offer));
  queriesFind(
    ...offers.flatMap((offer) => [businessRow(offer), ...shopRows(offer, [aShop()], [])]),
  );
}

async function idsOf(routeKey: string, parts: Parameters<typeof aRequest>[1]) {
  const { status, body } = await call(handler, aRequest(routeKey, parts));
  if (status !== 200) return status;
  const ids = (body['items'] as { id: string }[]).map(({ id }) => Number(id.slice(-2)));
  return body['pagingKey'] === undefined ? ids : [...ids, String(body['pagingKey'])];
}

const ofShop = (userId?: string, query: Record<string, string> = {}) =>
  idsOf('GET /offers', { query: { shopId, ...query }, ...(userId && { as: { userId } }) });
const ofBusiness = (query: Record<string, string> = {}) =>
  idsOf('GET /businesses/{id}/offers', {
    as: { userId: ownerId },
    params: { id: businessId },
    query,
  });

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  holds();
});

describe("a shop's offers", () => {
  it('are for others those that run, the soonest to end first', async () => {
    expect(await ofShop()).toEqual([2, 1]);
    expect(await ofShop(strangerId)).toEqual([2, 1]);
  });

  it('are for its own business all, the newest first', async () => {
    expect(await ofShop(ownerId)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('come page by page', async () => {
    const [first, pagingKey] = (await ofShop(undefined, { limit: '1' })) as [number, string];
    expect(first).toBe(2);
    expect(await ofShop(undefined, { limit: '1', pagingKey })).toEqual([1, expect.any(String)]);
    expect(await ofShop(ownerId, { pagingKey })).toBe(400);
  });

  it('go on with the next one when the last one shown has ended meanwhile', async () => {
    const [, pagingKey] = (await ofShop(undefined, { limit: '1' })) as [number, string];
    stopDateAt('2026-12-02T12:00:00.000Z');
    expect(await ofShop(undefined, { pagingKey })).toEqual([1, 3]);
  });

  it.each([
    ['a shop that is off', { shop: aShop({ shopStatus: 'inactive' }) }],
    ['a suspended business', { business: aBusiness({ status: 'suspended' }) }],
    ['another shop', { shop: aShop({ id: otherShopId }) }],
  ])('of %s are not there for others', async (_, world) => {
    holds(world);
    expect(await ofShop()).toBe(404);
    expect(await ofShop(strangerId)).toBe(404);
  });
});

describe("a business's offers", () => {
  it('are all of them, the newest first', async () => {
    expect(await ofBusiness()).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it.each([
    ['active', [2, 1]],
    ['scheduled', [3]],
    ['inactive', [4]],
    ['expired', [5, 6]],
    ['sold_out', []],
  ])('that are %s', async (status, ids) => {
    expect(await ofBusiness({ status })).toEqual(ids);
  });

  it.each([
    ['pão', [4, 2, 1]],
    ['PAO', [4, 2, 1]],
    ['que pa', [2]],
    ['ueijo', []],
    ['pão bolo', []],
  ])('with the words %p in their titles', async (q, ids) => {
    expect(await ofBusiness({ q })).toEqual(ids);
  });

  it('of one shop are read from its list, if it is theirs', async () => {
    expect(await ofBusiness({ shopId })).toEqual([6, 5, 4, 3, 2, 1]);
    expect(queries()[0]?.ExpressionAttributeValues?.[':pk']).toBe(`SHOP#${shopId}`);
    expect(await ofBusiness({ shopId: otherShopId })).toBe(404);
    holds({ shop: aShop({ businessId: 'biz_01K9A1B2C3D4E5F6G7H8J9KZZZ' }) });
    expect(await ofBusiness({ shopId })).toBe(404);
  });

  it('are gone through to the end by their paging keys', async () => {
    const shown: unknown[] = [];
    let pagingKey: unknown;
    do {
      const query = {
        limit: '1',
        status: 'expired',
        ...(pagingKey ? { pagingKey: String(pagingKey) } : {}),
      };
      const page = (await ofBusiness(query)) as unknown[];
      pagingKey = page.find((entry) => typeof entry === 'string');
      shown.push(...page.filter((entry) => typeof entry === 'number'));
    } while (pagingKey && shown.length < 10);
    expect(shown).toEqual([5, 6]);
  });
});

describe('an offer by its id', () => {
  const get = async (userId?: string) => {
    const as = userId && { as: { userId } };
    const request = aRequest('GET /offers/{id}', { params: { id: offerId }, ...as });
    return (await call(handler, request)).status;
  };

  it.each<[string, Parameters<typeof holds>[0], number]>([
    ['runs', { offers: [anOffer()] }, 200],
    ['is off', { offers: [anOffer({ status: 'inactive' })] }, 404],
    ['is over', { offers: [anOffer({ endsAt: '2026-11-20T02:59:59.000Z' })] }, 404],
    ['has not begun', { offers: [anOffer({ startsAt: '2026-12-01T03:00:00.000Z' })] }, 404],
    ['has no live shop', { offers: [anOffer()], shop: aShop({ shopStatus: 'suspended' }) }, 404],
    [
      'is of a suspended business',
      { offers: [anOffer()], business: aBusiness({ status: 'suspended' }) },
      404,
    ],
  ])(
    'that %s is shown to others accordingly, and always to its own business',
    async (_, world, status) => {
      holds(world);
      expect([await get(), await get(strangerId), await get(ownerId)]).toEqual([
        status,
        status,
        200,
      ]);
    },
  );

  it('that is live in one of its shops is shown', async () => {
    const shops = [aShop({ shopStatus: 'inactive' }), aShop({ id: otherShopId })];
    const offer = anOffer({ shopsIds: [shopId, otherShopId] });
    tableHolds(stored.business(aBusiness()), ...shops.map(stored.shop), stored.offer(offer));
    expect(await get()).toBe(200);
  });

  it('that is not there is not found, by anyone', async () => {
    expect([await get(), await get(ownerId)]).toEqual([404, 404]);
  });
});

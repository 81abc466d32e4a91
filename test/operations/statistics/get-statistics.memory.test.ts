import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { addViews } from '#lambdas/statistics/store/views-store.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { codeNo, redemptionId } from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator, aValidatorUser, validatorId } from '#test/support/builders/a-validator.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { owner, stranger, strangerId } from '#test/support/builders/people.ts';
import { noTotals } from '#test/support/builders/some-statistics.ts';
import { cancelled, claimed, count, redeemed, reversed } from '#test/support/counted-events.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  deleteItem,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
const cake = offerNo(2, { title: 'Bolo de rolo' });
const strangeId = `${businessId.slice(0, -3)}THR`;

const ask = (query: object = {}, as: { readonly userId: string } = owner, id = businessId) =>
  call(statisticsRoutes.getStatistics, { as, params: { id }, query: { ...november, ...query } });

beforeEach(async () => {
  stopDateAt('2026-11-25T12:00:00.000Z');
  await tableHolds(
    ...aBakery({ shops }),
    ...publishedOffer(anOffer({ shopsIds: [shopId, otherShopId] }), shops),
    ...publishedOffer(cake),
    stored.validator(aValidator()),
    stored.user(aValidatorUser()),
    ...aBakery({ business: aBusiness({ id: strangeId, userId: strangerId }), shops: [] }),
  );
});

/** Two claims of bread and one of cake in the shop, one of bread in the other; one is given back. */
async function muchHappens(): Promise<void> {
  const [ofCake, elsewhere] = [{ offerId: cake.id }, { shopId: otherShopId }];
  await count(
    ...[0, 1].map((n) => claimed({ id: codeNo(n) })),
    ...[claimed({ id: codeNo(2), ...ofCake }), cancelled({ id: codeNo(2), ...ofCake })],
    claimed({ id: codeNo(3), ...elsewhere }),
    redeemed({ by: validatorId }),
    ...[redeemed({ id: `${redemptionId}2` }), reversed({ id: `${redemptionId}2` })],
    redeemed({ id: `${redemptionId}3`, hour: '2026-11-22T23', ...elsewhere }),
  );
  for (const ownerId of [businessId, shopId, offerId]) {
    await addViews({ ownerId, businessId, day: '2026-11-21', views: 7 });
  }
  for (const owns of [businessId, shopId]) {
    const refusals = { ALREADY_REDEEMED_21: 1, CLAIM_CANCELLED_21: 2 };
    await putItems({ ...keys.refusalsOfMonth(owns, '2026-11'), ...refusals });
  }
}

describe('getStatistics', () => {
  it('sums up what happened in a business, by shop, offer, redeemer, day, hour and refusal', async () => {
    await muchHappens();
    const { body } = await ask();
    expect(body).toMatchObject({
      totals: {
        ...{ ...noTotals, views: 7, claims: 4, cancels: 1, redemptions: 2, refusals: 3 },
        ...{ consumerSavings: 6.82, offerRevenue: 10.98 },
      },
      byShop: [
        { shopId, shopIdentifier: 'padariaaurora', claims: 3, redemptions: 1, offerRevenue: 5.49 },
        { shopId: otherShopId, claims: 1, redemptions: 1, offerRevenue: 5.49 },
      ],
      byOffer: [
        { offerId, title: anOffer().title, claims: 3, redemptions: 2, offerRevenue: 10.98 },
        { offerId: cake.id, title: cake.title, claims: 1, redemptions: 0, offerRevenue: 0 },
      ],
      byRefusal: [
        { code: 'CLAIM_CANCELLED', refusals: 2 },
        { code: 'ALREADY_REDEEMED', refusals: 1 },
      ],
    });
    expect(body.byValidator).toHaveLength(2);
    expect(body.byValidator).toEqual(
      expect.arrayContaining([
        { kind: 'validator', validatorId, name: 'Caio Reis', redemptions: 1, offerRevenue: 5.49 },
        { kind: 'owner', redemptions: 1, offerRevenue: 5.49 },
      ]),
    );
    const day = { day: '2026-11-21', views: 7, claims: 0, redemptions: 1, offerRevenue: 5.49 };
    expect(body.byDay?.[20]).toEqual(day);
    expect(body.byHour?.[23]).toEqual({ hour: 23, claims: 0, redemptions: 1 });
  });

  it('has the numbers of one shop or one offer', async () => {
    await muchHappens();
    expect((await ask({ shopId: otherShopId })).body).toMatchObject({
      totals: { ...noTotals, claims: 1, redemptions: 1, consumerSavings: 3.41, offerRevenue: 5.49 },
      byShop: [{ shopId: otherShopId }],
      byOffer: [{ offerId, claims: 1, redemptions: 1 }],
      byValidator: [{ kind: 'owner', redemptions: 1 }],
    });
    const { body } = await ask({ offerId });
    expect(body).toMatchObject({
      totals: { views: 7, claims: 3, redemptions: 2, refusals: 0 },
      byShop: [{ shopId, claims: 2, redemptions: 1 }, { shopId: otherShopId }],
      byOffer: [{ offerId }],
    });
    expect(body).not.toHaveProperty('byHour');
    expect(body).not.toHaveProperty('byValidator');
    expect((await ask({ offerId, shopId })).body.byShop).toMatchObject([{ shopId, claims: 2 }]);
  });

  it('shows a validator their shop, without money', async () => {
    await muchHappens();
    const { body } = await ask({}, aValidatorUser());
    expect(body).toMatchObject({ totals: { claims: 3, redemptions: 1 }, byShop: [{ shopId }] });
    expect(JSON.stringify(body)).not.toMatch(/offerRevenue|consumerSavings/);
    expect((await ask({ shopId: otherShopId }, aValidatorUser())).code).toBe('SHOP_NOT_FOUND');
  });

  it('has the numbers of a removed offer, without its title', async () => {
    await count(claimed());
    await deleteItem(keys.offer(offerId));
    const { totals, byOffer } = (await ask({ offerId })).body;
    expect(totals).toMatchObject({ claims: 1 });
    expect(byOffer).toEqual([{ offerId, claims: 1, redemptions: 0, offerRevenue: 0 }]);
  });

  it.each([
    ['a shop', { shopId }, 'SHOP_NOT_FOUND'],
    ['an offer', { offerId }, 'OFFER_NOT_FOUND'],
  ])('does not find %s of another business', async (_, query, code) => {
    expect((await ask(query, stranger, strangeId)).code).toBe(code);
  });

  it.each([
    ['ends before it begins', { from: '2026-02-02', to: '2026-02-01' }, 'BEFORE_START'],
    ['has 367 days', { from: '2025-01-01', to: '2026-01-02' }, 'PERIOD_TOO_LONG'],
  ])('refuses a period that %s', async (_, query, code) => {
    expect((await ask(query)).errors).toEqual([{ path: 'to', code }]);
  });
});

describe('getStatistics of a removed shop', () => {
  beforeEach(() => deleteItem(keys.shop(shopId)));

  it('finds it in a period with numbers of it', async () => {
    await count(redeemed());
    expect((await ask({ shopId })).body).toMatchObject({
      totals: { redemptions: 1, offerRevenue: 5.49 },
      byShop: [{ shopId, redemptions: 1 }],
    });
    expect((await ask({ shopId, from: '2025-12-01', to: '2026-11-21' })).status).toBe(200);
    for (const [from, to] of [
      ['2026-10-01', '2026-10-31'],
      ['2025-11-01', '2025-11-30'],
      ['2025-12-01', '2026-10-31'],
    ]) {
      expect((await ask({ shopId, from, to })).code).toBe('SHOP_NOT_FOUND');
    }
    expect((await ask({ shopId }, stranger, strangeId)).code).toBe('SHOP_NOT_FOUND');
  });

  it('finds it if everything was rolled back, or a counter only refused', async () => {
    await count(redeemed(), reversed());
    expect((await ask({ shopId })).status).toBe(200);
    const ofOther = keys.statisticsOfYear(businessId, 'S', '2026', otherShopId);
    await putItems({ ...ofOther, refused11: 1 });
    await deleteItem(keys.shop(otherShopId));
    expect((await ask({ shopId: otherShopId })).status).toBe(200);
  });

  it('does not find it while it belongs to another business, whatever numbers exist', async () => {
    await count(redeemed());
    await putItems(stored.shop(aShop({ businessId: strangeId, userId: strangerId })));
    expect((await ask({ shopId })).code).toBe('SHOP_NOT_FOUND');
  });
});

describe('getStatistics compares with the period before', () => {
  const week = { from: '2026-11-18', to: '2026-11-24' };
  const weekBefore = { from: '2026-11-11', to: '2026-11-17' };

  it.each([
    ['business', keys.business(businessId), [false, false, false]],
    ['shop', keys.shop(shopId), [true, false, true]],
    ['offer', keys.offer(offerId), [true, true, false]],
  ])('unless the %s is younger', async (_, key, areCompared) => {
    const queries = [week, { ...week, shopId }, { ...week, offerId }];
    for (const query of queries)
      expect((await ask(query)).body.comparedTo).toMatchObject(weekBefore);
    await changeAttributes(key, { createdAt: '2026-11-16T12:00:00.000Z' });
    const compared = await Promise.all(queries.map((query) => ask(query)));
    expect(compared.map(({ body }) => body.comparedTo !== undefined)).toEqual(areCompared);
    const isOfShop = 'comparedTo' in (await ask(week, aValidatorUser())).body;
    expect(isOfShop).toBe(areCompared[1]);
  });
});

import * as z from 'zod/mini';
import { consumerQuery, day, instant, money, pageOf, pageQuery } from '#contract/fields/fields.ts';
import { businessId, offerId, shopId, userId } from '#contract/http/ids.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

describe('an amount of money', () => {
  it.each([0.01, 1_000_000, 0.1 + 0.2])('may be %d reais', (amount) => {
    expect(outcomeOf(money, amount)).toBe(amount);
  });

  it('may be any number of cents, despite floating-point rounding', () => {
    const amounts = Array.from({ length: 20_000 }, (_, index) => (index + 1) / 100);
    expect(amounts.filter((amount) => outcomeOf(money, amount) !== amount)).toEqual([]);
  });

  it.each([
    [0, 'TOO_SMALL'],
    [-1, 'TOO_SMALL'],
    [1_000_000.01, 'TOO_BIG'],
    [1.005, 'INVALID_FORMAT'],
    [19.999, 'INVALID_FORMAT'],
    [0.3 + 1e-12, 'INVALID_FORMAT'],
    ['19.99', 'INVALID_TYPE'],
    [Number.NaN, 'INVALID_TYPE'],
    [Number.POSITIVE_INFINITY, 'INVALID_TYPE'],
    [null, 'REQUIRED'],
    [undefined, 'REQUIRED'],
  ])('%p is refused as %s', (amount, code) => {
    expect(outcomeOf(money, amount)).toEqual([code]);
  });
});

describe('a day, an instant and an id', () => {
  const ulid = '01K9A1B2C3D4E5F6G7H8J9KABC';

  it.each([
    ['day', '2028-02-29', day],
    ['instant in UTC with milliseconds', '2026-11-21T10:00:00.000Z', instant],
    ['business', `biz_${ulid}`, businessId],
    ['shop', `shp_${ulid}`, shopId],
    ['offer', `off_${ulid}`, offerId],
    ['user of the identity service', '11111111-1111-4111-8111-111111111111', userId],
  ])('may be a %s: %s', (_, text, field) => {
    expect(outcomeOf(field, text)).toBe(text);
  });

  it.each([
    ['day', '2026-02-29', day],
    ['day', '2026-13-01', day],
    ['day', '21/11/2026', day],
    ['day', '2026-11-21T00:00:00.000Z', day],
    ['day', '2026-1-1', day],
    ['instant', '2026-11-21T10:00:00Z', instant],
    ['instant', '2026-11-21T10:00:00.000-03:00', instant],
    ['instant', '2026-11-21 10:00:00.000Z', instant],
    ['shop', `biz_${ulid}`, shopId],
    ['business', 'biz_', businessId],
    ['business', `biz_${ulid.slice(1)}`, businessId],
    ['business', `biz_${ulid}D`, businessId],
    ['business', `biz_${ulid.toLowerCase()}`, businessId],
    ['business', `biz_${ulid.slice(1)}I`, businessId],
    ['business', ` biz_${ulid}`, businessId],
    ['business', `biz_${ulid}\n`, businessId],
    ['business', ulid, businessId],
    ['user', 'dona@vitrine.test', userId],
  ])('may not be the %s %p', (_, text, field) => {
    expect(outcomeOf(field, text)).toEqual(['INVALID_FORMAT']);
  });
});

describe('the limit of a page', () => {
  const query = z.object(pageQuery);

  it('is between 1 and 100, or absent', () => {
    for (const limit of ['1', '100']) {
      expect(outcomeOf(query, { limit })).toEqual({ limit: Number(limit) });
    }
    expect(outcomeOf(query, {})).toEqual({});
  });

  it.each([
    ['0', 'TOO_SMALL'],
    ['-5', 'TOO_SMALL'],
    ['', 'REQUIRED'],
    ['101', 'TOO_BIG'],
    ['9'.repeat(400), 'INVALID_TYPE'],
    ['1e1', 'INVALID_TYPE'],
    ['0x10', 'INVALID_TYPE'],
    [' 5', 'INVALID_TYPE'],
    ['+5', 'INVALID_TYPE'],
    ['5\n', 'INVALID_TYPE'],
    ['2.5', 'INVALID_TYPE'],
    ['5.0', 'INVALID_TYPE'],
    ['1,2', 'INVALID_TYPE'],
  ])('%p is refused as %s', (limit, code) => {
    expect(outcomeOf(query, { limit })).toEqual([`limit ${code}`]);
  });
});

it('the consumerId of a query must be the id of a user', () => {
  const query = z.object(consumerQuery);
  expect(outcomeOf(query, { consumerId: 'me' })).toEqual(['consumerId INVALID_FORMAT']);
});

it('a page in an answer has its items and the key of the next page', () => {
  const page = { items: ['a'], pagingKey: 'k' };
  expect(pageOf(z.string()).parse(page)).toEqual(page);
  expect(outcomeOf(pageOf(z.string()), { items: [1] })).toEqual(['items.0 INVALID_TYPE']);
});

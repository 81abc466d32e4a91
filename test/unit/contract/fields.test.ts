import * as z from 'zod/mini';
import { consumerQuery, day, instant, money, pageOf, pageQuery } from '#contract/fields/fields.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { businessId, offerId, shopId, userId } from '#contract/http/ids.ts';

const refusedAs = (code: string, path = '') => ({ success: false, errors: [{ path, code }] });

describe('an amount of money', () => {
  it.each([0.01, 0.07, 0.29, 1.1, 4.35, 19.99, 1234.5, 8.2, 100, 999_999.99, 1_000_000, 0.1 + 0.2])(
    'may be %d reais',
    (amount) => {
      expect(parseInput(money, amount)).toEqual({ success: true, data: amount });
    },
  );

  it('may be any number of cents, despite floating-point rounding', () => {
    const refused = Array.from({ length: 20_000 }, (_, index) => (index + 1) / 100).filter(
      (amount) => !parseInput(money, amount).success,
    );
    expect(refused).toEqual([]);
  });

  it.each([
    [0, 'TOO_SMALL'],
    [-1, 'TOO_SMALL'],
    [1_000_000.01, 'TOO_BIG'],
    [1.005, 'INVALID_FORMAT'],
    [19.999, 'INVALID_FORMAT'],
    [0.301, 'INVALID_FORMAT'],
    [0.3 + 1e-12, 'INVALID_FORMAT'],
    ['19.99', 'INVALID_TYPE'],
    ['19,99', 'INVALID_TYPE'],
    [Number.NaN, 'INVALID_TYPE'],
    [Number.POSITIVE_INFINITY, 'INVALID_TYPE'],
    [null, 'REQUIRED'],
    [undefined, 'REQUIRED'],
  ])('%p is refused as %s', (amount, code) => {
    expect(parseInput(money, amount)).toEqual(refusedAs(code));
  });
});

describe('a day', () => {
  it.each(['2026-11-21', '2028-02-29'])('may be %s', (typed) => {
    expect(parseInput(day, typed).success).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-11-31',
    '21/11/2026',
    '2026-11-21T00:00:00.000Z',
    '2026-1-1',
  ])('%s is refused', (typed) => {
    expect(parseInput(day, typed)).toEqual(refusedAs('INVALID_FORMAT'));
  });
});

describe('an instant', () => {
  it('is in UTC and has milliseconds', () => {
    expect(parseInput(instant, '2026-11-21T10:00:00.000Z').success).toBe(true);
  });

  it.each(['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000-03:00', '2026-11-21 10:00:00.000Z'])(
    '%s is refused',
    (text) => {
      expect(parseInput(instant, text)).toEqual(refusedAs('INVALID_FORMAT'));
    },
  );
});

describe('an id', () => {
  it('has the prefix of its kind', () => {
    const ulid = '01K9A1B2C3D4E5F6G7H8J9KABC';
    expect(parseInput(businessId, `biz_${ulid}`).success).toBe(true);
    expect(parseInput(shopId, `shp_${ulid}`).success).toBe(true);
    expect(parseInput(offerId, `off_${ulid}`).success).toBe(true);
    expect(parseInput(shopId, `biz_${ulid}`)).toEqual(refusedAs('INVALID_FORMAT'));
  });

  it.each([
    'biz_',
    'biz_01K9A1B2C3D4E5F6G7H8J9KAB',
    'biz_01K9A1B2C3D4E5F6G7H8J9KABCD',
    'biz_01k9a1b2c3d4e5f6g7h8j9kabc',
    'biz_01K9A1B2C3D4E5F6G7H8J9KABI',
    ' biz_01K9A1B2C3D4E5F6G7H8J9KABC',
    'biz_01K9A1B2C3D4E5F6G7H8J9KABC\n',
    '01K9A1B2C3D4E5F6G7H8J9KABC',
  ])('%p is refused', (text) => {
    expect(parseInput(businessId, text)).toEqual(refusedAs('INVALID_FORMAT'));
  });

  it('of a user is the subject of the identity service', () => {
    expect(parseInput(userId, '11111111-1111-4111-8111-111111111111').success).toBe(true);
    expect(parseInput(userId, 'dona@vitrine.test')).toEqual(refusedAs('INVALID_FORMAT'));
  });
});

describe('the limit of a page', () => {
  const query = z.object(pageQuery);

  it.each(['1', '20', '100'])('may be %s', (limit) => {
    expect(parseInput(query, { limit })).toEqual({ success: true, data: { limit: Number(limit) } });
  });

  it.each([
    ['0', 'TOO_SMALL'],
    ['-5', 'TOO_SMALL'],
    ['', 'REQUIRED'],
    ['101', 'TOO_BIG'],
    ['9'.repeat(400), 'INVALID_TYPE'],
    ['1e1', 'INVALID_TYPE'],
    ['0x10', 'INVALID_TYPE'],
    ['0b11', 'INVALID_TYPE'],
    ['0o17', 'INVALID_TYPE'],
    [' 5', 'INVALID_TYPE'],
    ['+5', 'INVALID_TYPE'],
    ['5\n', 'INVALID_TYPE'],
    ['2.5', 'INVALID_TYPE'],
    ['5.0', 'INVALID_TYPE'],
    ['1,2', 'INVALID_TYPE'],
    ['ten', 'INVALID_TYPE'],
  ])('%p is refused as %s', (limit, code) => {
    expect(parseInput(query, { limit })).toEqual(refusedAs(code, 'limit'));
  });

  it('is optional', () => {
    expect(parseInput(query, {})).toEqual({ success: true, data: {} });
  });
});

describe('the consumerId of a query', () => {
  it('must be the id of a user', () => {
    const query = z.object(consumerQuery);
    expect(parseInput(query, { consumerId: 'me' })).toEqual(
      refusedAs('INVALID_FORMAT', 'consumerId'),
    );
  });
});

describe('a page in an answer', () => {
  it('has its items and the key of the next page', () => {
    const page = { items: ['a'], pagingKey: 'k' };
    expect(pageOf(z.string()).parse(page)).toEqual(page);
    expect(parseInput(pageOf(z.string()), { items: [1] }).success).toBe(false);
  });
});

import { isFreeFor, reservationEnd } from '#lambdas/shops/identifiers/identifier.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';

it.each([
  ['2026-11-21T12:00:00.000Z', '2027-11-21T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', '2029-03-01T12:00:00.000Z'],
])('a reservation from %s lasts twelve months, until %s', (from, until) => {
  expect(reservationEnd(new Date(from)).toISOString()).toBe(until);
});

describe('an identifier', () => {
  const holder = { shopId, businessId, isReleased: false };
  const released = { ...holder, isReleased: true };
  const ofClosed = { isReleased: true };

  it.each([
    ['that nobody has is free for anyone', undefined, undefined, true],
    ['of a shop is free for nobody else', holder, 'biz_other', false],
    ['of a shop is not free for another shop of its business', holder, businessId, false],
    ['that was released is free for its business', released, businessId, true],
    ['that was released is not free for others', released, 'biz_other', false],
    ['that was released is not free for a user without a business', released, undefined, false],
    ['of a closed business is free for nobody', ofClosed, businessId, false],
    ['of a closed business is not free for a user without one', ofClosed, undefined, false],
  ])('%s', (_, held, business, isFree) => {
    expect(isFreeFor(business, held)).toBe(isFree);
  });
});

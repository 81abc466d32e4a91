import { businessId } from '#test/support/builders/a-business.ts';
import { discountOf, pricesOf } from '#web/features/offers/offer-values.ts';
import { offerInputOf } from '#web/features/offers/use-offer-form.ts';
import { errorsOf, filled } from '../support/offer-form.ts';

describe('the form of an offer', () => {
  it('sends the typed prices as numbers', () => {
    const typed = { ...filled, originalPrice: '2.499,90', offerPrice: ' 12.50 ' };
    const prices = { originalPrice: 2499.9, offerPrice: 12.5 };
    expect(offerInputOf(typed, businessId)).toMatchObject(prices);
    expect(pricesOf(typed)).toEqual(prices);
  });

  it.each(['originalPrice', 'offerPrice'])(
    'distinguishes an invalid %s from an empty one',
    (field) => {
      expect(errorsOf({ ...filled, [field]: '12,345' })).toEqual([`${field} INVALID_TYPE`]);
      expect(errorsOf({ ...filled, [field]: ' ' })).toEqual([`${field} REQUIRED`]);
    },
  );

  it.each([
    ['42', '31,50', 25],
    ['0,30', '0,20', 33],
    ['10', '10', 0],
    ['', '5', 0],
    ['10', '', 0],
    ['10', '0', 0],
  ])('shows from %j to %j a discount of %d per cent', (originalPrice, offerPrice, discount) => {
    expect(discountOf(pricesOf({ ...filled, originalPrice, offerPrice }))).toBe(discount);
  });
});

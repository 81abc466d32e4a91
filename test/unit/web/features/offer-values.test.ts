import { check } from '#contract/field-errors.ts';
import { offerInput } from '#contract/offers.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import {
  discountOf,
  newOfferValues,
  offerFieldOf,
  offerInputOf,
} from '#web/features/offers/offer-values.ts';

const filled = {
  ...newOfferValues([shopId]),
  title: 'Bolo de rolo',
  originalPrice: 42,
  offerPrice: 31.5,
  expirationDate: '2026-12-31',
};

const errorsOf = (values: typeof filled) => {
  const checked = check(offerInput, offerInputOf(values, businessId));
  return checked.success ? [] : checked.errors.map(({ path, code }) => `${path} ${code}`);
};

describe('the form of an offer', () => {
  it('becomes what the API takes, without what is empty', () => {
    expect(errorsOf(filled)).toEqual([]);
    expect(Object.keys(offerInputOf(filled, businessId)).sort()).toEqual([
      'businessId',
      'expirationDate',
      'imagesUrls',
      'offerPrice',
      'originalPrice',
      'paymentOptions',
      'shopsIds',
      'title',
    ]);
  });

  it('puts a price that is no offer beside the offer price', () => {
    expect(errorsOf({ ...filled, offerPrice: 42 })).toEqual([
      'offerPrice NOT_BELOW_ORIGINAL_PRICE',
    ]);
  });

  it('asks for all that an offer needs at once', () => {
    const checked = check(offerInput, offerInputOf(newOfferValues([]), businessId));
    expect(checked.success ? [] : checked.errors.map(({ path }) => path)).toEqual([
      'title',
      'originalPrice',
      'offerPrice',
      'shopsIds',
      'expirationDate',
    ]);
  });

  it('puts an error of one shop beside the field of all', () => {
    expect(offerFieldOf('shopsIds.1')).toBe('shopsIds');
    expect(offerFieldOf('title')).toBe('title');
  });

  it.each([
    [42, 31.5, 25],
    [9, 6.3, 30],
    [10, 10, 0],
    [10, 12, 0],
    [undefined, 5, 0],
    [0.3, 0.2, 33],
  ])('sees from %p to %p a discount of %p per cent', (original, offer, discount) => {
    expect(discountOf(original, offer)).toBe(discount);
  });
});

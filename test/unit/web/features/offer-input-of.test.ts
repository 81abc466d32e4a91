import { businessId } from '#test/support/builders/a-business.ts';
import { discountOf, newOfferValues, pricesOf } from '#web/features/offers/offer-values.ts';
import { offerFieldOf, offerInputOf, offerInputOn } from '#web/features/offers/use-offer-form.ts';
import { errorsOf, filled } from '../support/offer-form.ts';

describe('the form of an offer', () => {
  it('makes the input of the API, without empty fields', () => {
    expect(errorsOf(filled)).toEqual([]);
    expect(Object.keys(offerInputOf(filled, businessId)).sort()).toEqual([
      ...['businessId', 'expirationDate', 'imagesUrls', 'offerPrice', 'originalPrice'],
      ...['paymentOptions', 'shopsIds', 'title'],
    ]);
  });

  it('sends the typed prices as numbers', () => {
    const typed = { ...filled, originalPrice: '2.499,90', offerPrice: ' 12.50 ' };
    const prices = { originalPrice: 2499.9, offerPrice: 12.5 };
    expect(offerInputOf(typed, businessId)).toMatchObject(prices);
    expect(pricesOf(typed)).toEqual(prices);
  });

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

  it.each(['moreDetails', 'offerRules'])('omits a blank %s', (field) => {
    expect(offerInputOf({ ...filled, [field]: ' ' }, businessId)).not.toHaveProperty(field);
  });

  it.each([
    [{ offerPrice: '42' }, ['offerPrice NOT_BELOW_ORIGINAL_PRICE']],
    [{ originalPrice: '12,345' }, ['originalPrice INVALID_TYPE']],
    [{ offerPrice: '12,345' }, ['offerPrice INVALID_TYPE']],
    [{ offerPrice: ' ' }, ['offerPrice REQUIRED']],
    [
      newOfferValues([]),
      ['title REQUIRED', 'originalPrice REQUIRED', 'offerPrice REQUIRED', 'shopsIds TOO_FEW'],
    ],
  ])('with %j has the errors %j', (changes, errors) => {
    expect(errorsOf({ ...filled, ...changes })).toEqual(errors);
  });

  it.each([
    ['2026-11-20', 'expirationDate IN_THE_PAST'],
    ['2026-11-21', undefined],
    ['2027-12-31', undefined],
    ['2028-01-01', 'expirationDate TOO_FAR_AHEAD'],
  ])('on 21 November 2026 checks the last day %s: %s', (expirationDate, error) => {
    const schema = offerInputOn(() => '2026-11-21');
    const errors = errorsOf({ ...filled, expirationDate }, schema);
    expect(errors).toEqual(error === undefined ? [] : [error]);
  });

  it('shows an error of one shop at the field of all shops', () => {
    expect([offerFieldOf('shopsIds.12'), offerFieldOf('title')]).toEqual(['shopsIds', 'title']);
  });
});

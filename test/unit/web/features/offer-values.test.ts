import { check } from '#contract/field-errors.ts';
import { offerInput } from '#contract/offer-input.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  discountOf,
  newOfferValues,
  offerFieldOf,
  offerInputOf,
  offerInputOn,
  pricesOf,
  todayOf,
} from '#web/features/offers/offer-values.ts';

const filled = {
  ...newOfferValues([shopId]),
  title: 'Bolo de rolo',
  originalPrice: 'R$ 42,00',
  offerPrice: '31,5',
  expirationDate: '2026-12-31',
};

const errorsOf = (values: typeof filled) => {
  const checked = check(offerInput, offerInputOf(values, businessId));
  return checked.success ? [] : checked.errors.map(({ path, code }) => `${path} ${code}`);
};

afterEach(() => jest.useRealTimers());

describe('the form of an offer', () => {
  it('makes the input of the API, without empty fields', () => {
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

  it('sends the optional fields that are filled in', () => {
    const optional = {
      startDate: '2026-12-01',
      expirationDate: '2026-12-31',
      availableLimit: 50,
      perConsumerLimit: 2,
      moreDetails: 'Serve doze pessoas',
      offerRules: 'Só no balcão',
    };
    expect(offerInputOf({ ...filled, ...optional }, businessId)).toMatchObject(optional);
  });

  it.each(['moreDetails', 'offerRules'])('leaves out %s where it is blank', (field) => {
    expect(offerInputOf({ ...filled, [field]: ' ' }, businessId)).not.toHaveProperty(field);
  });

  it('shows at the offer price that it is not lower', () => {
    expect(errorsOf({ ...filled, offerPrice: '42' })).toEqual([
      'offerPrice NOT_BELOW_ORIGINAL_PRICE',
    ]);
  });

  it.each([
    ['2026-11-20', 'expirationDate IN_THE_PAST'],
    ['2026-11-21', undefined],
    ['2027-12-31', undefined],
    ['2028-01-01', 'expirationDate TOO_FAR_AHEAD'],
  ])('on 21 November 2026 checks the last day %s: %s', (expirationDate, error) => {
    const schema = offerInputOn(() => '2026-11-21');
    const checked = check(schema, offerInputOf({ ...filled, expirationDate }, businessId));
    const errors = checked.success ? [] : checked.errors.map(({ path, code }) => `${path} ${code}`);
    expect(errors).toEqual(error === undefined ? [] : [error]);
  });

  it('takes today from the chosen shops, and from all of Brazil while none is chosen', () => {
    stopDateAt('2026-11-21T03:30:00.000Z');
    const shops = [
      { id: 'recife', timeZone: 'America/Sao_Paulo' },
      { id: 'manaus', timeZone: 'America/Manaus' },
    ] as const;
    expect(todayOf(shops, ['recife'])).toBe('2026-11-21');
    expect(todayOf(shops, ['recife', 'manaus'])).toBe('2026-11-20');
    stopDateAt('2026-11-21T04:30:00.000Z');
    expect(todayOf(shops, ['recife', 'manaus'])).toBe('2026-11-21');
    expect(todayOf(shops, [])).toBe('2026-11-20');
  });

  it('reports all required fields at once', () => {
    const checked = check(offerInput, offerInputOf(newOfferValues([]), businessId));
    const errors = checked.success ? [] : checked.errors;
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'title REQUIRED',
      'originalPrice REQUIRED',
      'offerPrice REQUIRED',
      'shopsIds TOO_FEW',
      'expirationDate REQUIRED',
    ]);
  });

  it('shows an error of one shop at the field of all shops', () => {
    expect(offerFieldOf('shopsIds.12')).toBe('shopsIds');
    expect(offerFieldOf('title')).toBe('title');
  });

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

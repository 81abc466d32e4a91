import { check } from '#contract/field-errors.ts';
import { offerInput } from '#contract/offer-input.ts';
import type { Offer } from '#contract/offers.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { offerFieldOf, offerInputOf, offerInputOn } from '#web/features/offers/offer-input-of.ts';
import { discountOf, pricesOf } from '#web/features/offers/offer-prices.ts';
import {
  copiedOfferValues,
  newOfferValues,
  offerValues,
  type ShopOfOffer,
  todayOf,
} from '#web/features/offers/offer-values.ts';

const shop = {
  id: shopId,
  timeZone: 'America/Sao_Paulo',
  paymentOptions: ['PAYMENT_OPTION_PIX'],
} satisfies ShopOfOffer;
const otherShop = { ...shop, id: otherShopId };

const filled = {
  ...newOfferValues([shop]),
  title: 'Bolo de rolo',
  originalPrice: 'R$ 42,00',
  offerPrice: '31,5',
  expirationDate: '2026-12-31',
};

const errorsOf = (values: typeof filled) => {
  const checked = check(offerInput, offerInputOf(values, businessId));
  return checked.success ? [] : checked.errors.map(({ path, code }) => `${path} ${code}`);
};

const typed = {
  title: 'Bolo de rolo',
  originalPrice: 2499.9,
  offerPrice: 31.5,
  imagesUrls: ['https://images.test/one.webp', 'https://images.test/two.webp'],
  shopsIds: [shopId, otherShopId],
  paymentOptions: ['PAYMENT_OPTION_CASH'],
  startDate: '2026-11-20',
  expirationDate: '2026-12-31',
  availableLimit: 50,
  perConsumerLimit: 2,
  moreDetails: 'Serve doze pessoas',
  offerRules: 'Só no balcão',
} satisfies Partial<Offer>;

const published: Offer = {
  ...offerView(
    anOffer(),
    { claimedCount: 3, redeemedCount: 1 },
    aBusiness(),
    new Date('2026-11-21'),
  ),
  ...typed,
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

  it('starts with the only shop, what that accepts, and seven days', () => {
    stopDateAt('2026-11-21T12:00:00.000Z');
    expect(newOfferValues([shop])).toMatchObject({
      shopsIds: [shopId],
      paymentOptions: ['PAYMENT_OPTION_PIX'],
      startDate: null,
      expirationDate: '2026-11-28',
    });
    expect(newOfferValues([shop, otherShop]).shopsIds).toEqual([]);
  });

  it('sends a published offer as it is, but for its limit and a start that has passed', () => {
    const values = offerValues(published);
    const { availableLimit: _, ...rest } = typed;
    expect(offerInputOf(values, businessId)).toEqual({ ...rest, businessId });
    expect(offerInputOf(values, businessId, true)).not.toHaveProperty('startDate');
  });

  it('copies an offer without its days, to those of its shops that there still are', () => {
    stopDateAt('2026-11-21T12:00:00.000Z');
    const copied = copiedOfferValues(published, [shop]);
    expect(offerInputOf(copied, businessId)).toEqual({
      ...Object.fromEntries(Object.entries(typed).filter(([field]) => field !== 'startDate')),
      businessId,
      shopsIds: [shopId],
      expirationDate: '2026-11-28',
    });
  });

  it('keeps the uploads of photos that the published offer has', () => {
    const [first = '', second = ''] = typed.imagesUrls;
    const upload = { id: 'upload', url: second, uploadId: 'upl_1' };
    const { photos } = offerValues(published, [upload, { id: 'other', url: 'elsewhere' }]);
    expect(photos).toEqual([{ id: first, url: first }, upload]);
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

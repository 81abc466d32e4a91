import { parseInput } from '#contract/http/field-errors.ts';
import { offerInput } from '#contract/offers/offer-input.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';

const shopIds = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `shp_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`,
  );

describe('the input of an offer', () => {
  it.each([
    [{}],
    [{ offerPrice: 8.89 }],
    [{ startDate: '2026-12-31' }],
    [{ availableLimit: 1_000_000, perConsumerLimit: 500 }],
    [{ originalPrice: 8.900000000000002, offerPrice: 8.89 }],
    [{ moreDetails: '', offerRules: 'Um por cliente.\nVálido no balcão.' }],
    [{ shopsIds: shopIds(20) }],
    [{ title: 'Croissant 🥐' }],
  ])('may have %j', (changes) => {
    const input = { ...anOfferInput(), ...changes };
    expect(parseInput(offerInput, input)).toEqual({ success: true, data: input });
  });

  it.each([
    [{ offerPrice: 8.9 }, 'offerPrice', 'NOT_BELOW_ORIGINAL_PRICE'],
    [{ offerPrice: 9 }, 'offerPrice', 'NOT_BELOW_ORIGINAL_PRICE'],
    [{ offerPrice: 8.899999999999999 }, 'offerPrice', 'NOT_BELOW_ORIGINAL_PRICE'],
    [
      { originalPrice: 12.500000000000002, offerPrice: 12.5 },
      'offerPrice',
      'NOT_BELOW_ORIGINAL_PRICE',
    ],
    [{ offerPrice: 0 }, 'offerPrice', 'TOO_SMALL'],
    [{ offerPrice: 5.499 }, 'offerPrice', 'INVALID_FORMAT'],
    [{ originalPrice: '8,90' }, 'originalPrice', 'INVALID_TYPE'],
    [{ startDate: '2027-01-01' }, 'startDate', 'AFTER_EXPIRATION'],
    [{ expirationDate: '31/12/2026' }, 'expirationDate', 'INVALID_FORMAT'],
    [{ title: 'Pã' }, 'title', 'TOO_SHORT'],
    [{ title: 'P'.repeat(81) }, 'title', 'TOO_LONG'],
    [{ title: 'Pão\u202e de sal' }, 'title', 'CONTROL_CHARACTER'],
    [{ title: '\u3164\u2800\u3164' }, 'title', 'NO_LETTER'],
    [{ moreDetails: 'x'.repeat(2001) }, 'moreDetails', 'TOO_LONG'],
    [{ offerRules: 'x'.repeat(2001) }, 'offerRules', 'TOO_LONG'],
    [{ shopsIds: [] }, 'shopsIds', 'TOO_FEW'],
    [{ shopsIds: shopIds(21) }, 'shopsIds', 'TOO_MANY'],
    [{ shopsIds: [shopId, shopId] }, 'shopsIds', 'INVALID_VALUE'],
    [{ shopsIds: [otherShopId, 'shp_1'] }, 'shopsIds.1', 'INVALID_FORMAT'],
    [{ paymentOptions: [] }, 'paymentOptions', 'TOO_FEW'],
    [
      { paymentOptions: ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_PIX'] },
      'paymentOptions',
      'INVALID_VALUE',
    ],
    [{ paymentOptions: ['PAYMENT_OPTION_DEBIT'] }, 'paymentOptions.0', 'INVALID_VALUE'],
    [{ availableLimit: 0 }, 'availableLimit', 'TOO_SMALL'],
    [{ availableLimit: 1_000_001 }, 'availableLimit', 'TOO_BIG'],
    [{ perConsumerLimit: 501 }, 'perConsumerLimit', 'TOO_BIG'],
    [{ perConsumerLimit: 0 }, 'perConsumerLimit', 'TOO_SMALL'],
    [{ perConsumerLimit: 1.5 }, 'perConsumerLimit', 'INVALID_TYPE'],
    [{ claimedCount: 5 }, 'claimedCount', 'UNKNOWN_FIELD'],
    [{ status: 'active' }, 'status', 'UNKNOWN_FIELD'],
  ])('is refused with %j: %s %s', (changes, path, code) => {
    expect(parseInput(offerInput, { ...anOfferInput(), ...changes })).toEqual({
      success: false,
      errors: [{ path, code }],
    });
  });
});

describe('the query of the feed', () => {
  const { query } = offerRoutes.getFeed;

  it('selects the country, a state, or a city with its state', () => {
    for (const asked of [{}, { state: 'PE' }, { state: 'PE', city: ' Recife ' }, { state: 'DF' }]) {
      expect(parseInput(query, asked).success).toBe(true);
    }
    expect(parseInput(query, { city: 'Recife' })).toEqual({
      success: false,
      errors: [{ path: 'state', code: 'REQUIRED' }],
    });
    expect(parseInput(query, { state: 'PE', city: 'R' })).toEqual({
      success: false,
      errors: [{ path: 'city', code: 'TOO_SHORT' }],
    });
    expect(parseInput(query, { state: 'XX' })).toEqual({
      success: false,
      errors: [{ path: 'state', code: 'INVALID_VALUE' }],
    });
  });

  it('may have unknown parameters', () => {
    expect(parseInput(query, { utm_source: 'x' })).toEqual({ success: true, data: {} });
  });
});

describe("the query of a shop's offers", () => {
  it('requires the shop id', () => {
    expect(parseInput(offerRoutes.listOffersOfShop.query, {})).toEqual({
      success: false,
      errors: [{ path: 'shopId', code: 'REQUIRED' }],
    });
  });
});

describe('the body of setOfferStatus', () => {
  it.each([
    [{ status: 'expired' }, 'status', 'INVALID_VALUE'],
    [{ status: true }, 'status', 'INVALID_VALUE'],
    [{ status: 'active', force: true }, 'force', 'UNKNOWN_FIELD'],
  ])('%j is refused: %s %s', (body, path, code) => {
    expect(parseInput(offerRoutes.setOfferStatus.body, body)).toEqual({
      success: false,
      errors: [{ path, code }],
    });
  });
});

describe('the body of setOfferLimit', () => {
  it.each([
    [0, 'TOO_SMALL'],
    [1_000_001, 'TOO_BIG'],
    [1.5, 'INVALID_TYPE'],
  ])('is refused with %d: %s', (limit, code) => {
    expect(parseInput(offerRoutes.setOfferLimit.body, { limit })).toEqual({
      success: false,
      errors: [{ path: 'limit', code }],
    });
  });
});

describe("the query of a business's offers", () => {
  it('may filter by shop or by words, not both', () => {
    const { query } = offerRoutes.listOffersOfBusiness;
    expect(parseInput(query, { shopId }).success).toBe(true);
    expect(parseInput(query, { q: 'pão' }).success).toBe(true);
    expect(parseInput(query, { q: 'pão', shopId })).toEqual({
      success: false,
      errors: [{ path: 'q', code: 'INVALID_VALUE' }],
    });
  });
});

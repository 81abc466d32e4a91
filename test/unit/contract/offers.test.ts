import { offerInput } from '#contract/offers/offer-input.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { otherShopId, shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const shopIds = (count: number) => Array.from({ length: count }, (_, n) => shopIdNo(n));

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
    expect(outcomeOf(offerInput, input)).toEqual(input);
  });

  const notBelow = 'offerPrice NOT_BELOW_ORIGINAL_PRICE';
  const twice = ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_PIX'];
  it.each([
    [{ offerPrice: 8.9 }, notBelow],
    [{ offerPrice: 9 }, notBelow],
    [{ offerPrice: 8.899999999999999 }, notBelow],
    [{ originalPrice: 12.500000000000002, offerPrice: 12.5 }, notBelow],
    [{ offerPrice: 0 }, 'offerPrice TOO_SMALL'],
    [{ offerPrice: 5.499 }, 'offerPrice INVALID_FORMAT'],
    [{ originalPrice: '8,90' }, 'originalPrice INVALID_TYPE'],
    [{ startDate: '2027-01-01' }, 'startDate AFTER_EXPIRATION'],
    [{ expirationDate: '31/12/2026' }, 'expirationDate INVALID_FORMAT'],
    [{ title: 'Pã' }, 'title TOO_SHORT'],
    [{ title: 'P'.repeat(81) }, 'title TOO_LONG'],
    [{ title: '\u3164\u2800\u3164' }, 'title NO_LETTER'],
    [{ moreDetails: 'x'.repeat(2001) }, 'moreDetails TOO_LONG'],
    [{ offerRules: 'x'.repeat(2001) }, 'offerRules TOO_LONG'],
    [{ shopsIds: [] }, 'shopsIds TOO_FEW'],
    [{ shopsIds: shopIds(21) }, 'shopsIds TOO_MANY'],
    [{ shopsIds: [shopId, shopId] }, 'shopsIds INVALID_VALUE'],
    [{ shopsIds: [otherShopId, 'shp_1'] }, 'shopsIds.1 INVALID_FORMAT'],
    [{ paymentOptions: [] }, 'paymentOptions TOO_FEW'],
    [{ paymentOptions: twice }, 'paymentOptions INVALID_VALUE'],
    [{ paymentOptions: ['PAYMENT_OPTION_DEBIT'] }, 'paymentOptions.0 INVALID_VALUE'],
    [{ availableLimit: 0 }, 'availableLimit TOO_SMALL'],
    [{ availableLimit: 1_000_001 }, 'availableLimit TOO_BIG'],
    [{ perConsumerLimit: 501 }, 'perConsumerLimit TOO_BIG'],
    [{ perConsumerLimit: 0 }, 'perConsumerLimit TOO_SMALL'],
    [{ perConsumerLimit: 1.5 }, 'perConsumerLimit INVALID_TYPE'],
    [{ claimedCount: 5 }, 'claimedCount UNKNOWN_FIELD'],
    [{ status: 'active' }, 'status UNKNOWN_FIELD'],
  ])('is refused with %j: %s', (changes, error) => {
    expect(outcomeOf(offerInput, { ...anOfferInput(), ...changes })).toEqual([error]);
  });
});

const { getFeed, listOffersOfShop, listOffersOfBusiness, setOfferLimit, setOfferStatus } =
  offerRoutes;

it.each([
  ['of the feed', { city: 'Recife' }, 'state REQUIRED', getFeed.query],
  ['of the feed', { state: 'PE', city: 'R' }, 'city TOO_SHORT', getFeed.query],
  ['of the feed', { state: 'XX' }, 'state INVALID_VALUE', getFeed.query],
  ["of a shop's offers", {}, 'shopId REQUIRED', listOffersOfShop.query],
  ["of a business's offers", { q: 'pão', shopId }, 'q INVALID_VALUE', listOffersOfBusiness.query],
  ['of a status', { status: 'expired' }, 'status INVALID_VALUE', setOfferStatus.body],
  ['of a status', { status: true }, 'status INVALID_VALUE', setOfferStatus.body],
  ['of a status', { status: 'active', force: true }, 'force UNKNOWN_FIELD', setOfferStatus.body],
  ['of a limit', { limit: 0 }, 'limit TOO_SMALL', setOfferLimit.body],
  ['of a limit', { limit: 1_000_001 }, 'limit TOO_BIG', setOfferLimit.body],
  ['of a limit', { limit: 1.5 }, 'limit INVALID_TYPE', setOfferLimit.body],
] as const)('the input %s is refused with %j: %s', (_, input, error, schema) => {
  expect(outcomeOf(schema, input)).toEqual([error]);
});

it.each([
  ['of the feed', {}, getFeed.query],
  ['of the feed', { state: 'DF' }, getFeed.query],
  ['of the feed', { state: 'PE', city: 'Recife' }, getFeed.query],
  ["of a business's offers", { shopId }, listOffersOfBusiness.query],
  ["of a business's offers", { q: 'pão' }, listOffersOfBusiness.query],
] as const)('the input %s may have %j', (_, input, schema) => {
  expect(outcomeOf(schema, input)).toEqual(input);
});

it('the query of the feed may have unknown parameters', () => {
  expect(outcomeOf(getFeed.query, { utm_source: 'x' })).toEqual({});
});

import type { Offer } from '#contract/offers/offers.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  copiedOfferValues,
  newOfferValues,
  offerValues,
  paymentAfter,
  quickOfferDays,
  suggestedPayment,
  todayOf,
} from '#web/features/offers/offer-values.ts';
import { offerInputOf } from '#web/features/offers/use-offer-form.ts';
import { shop } from '../support/offer-form.ts';

const otherShop = { ...shop, id: otherShopId };

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
  ...offerView(anOffer(), { claimedCount: 3, redeemedCount: 1 }, aBusiness(), new Date(0)),
  ...typed,
};

afterEach(() => jest.useRealTimers());

describe('the form of an offer', () => {
  it('starts with the only shop, the payment options of that shop, and seven days', () => {
    stopDateAt('2026-11-21T12:00:00.000Z');
    expect(newOfferValues([shop])).toMatchObject({
      shopsIds: [shopId],
      paymentOptions: ['PAYMENT_OPTION_PIX'],
      startDate: null,
      expirationDate: '2026-11-28',
    });
    expect(newOfferValues([shop, otherShop]).shopsIds).toEqual([]);
  });

  it('sends a published offer unchanged, except its limit and a start in the past', () => {
    const values = offerValues(published);
    const { availableLimit: _, ...rest } = typed;
    expect(offerInputOf(values, businessId)).toEqual({ ...rest, businessId });
    expect(offerInputOf(values, businessId, true)).not.toHaveProperty('startDate');
  });

  it('copies an offer without its days, into its shops that still exist', () => {
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

  it('uses today in the chosen shops, and in all of Brazil while none is chosen', () => {
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
});

describe('the payment options of a new offer', () => {
  const [cash, pix, credit] = [
    'PAYMENT_OPTION_CASH',
    'PAYMENT_OPTION_PIX',
    'PAYMENT_OPTION_CREDIT',
  ] as const;
  const shops = [
    { id: 'pix-and-credit', paymentOptions: [pix, credit] },
    { id: 'credit', paymentOptions: [credit] },
    { id: 'cash', paymentOptions: [cash] },
    { id: 'none' },
  ];

  it.each([
    ['no shop', [], [cash, pix]],
    ['one shop', ['pix-and-credit'], [pix, credit]],
    ['a shop that names none', ['none'], [cash, pix]],
    ['two shops: what both accept', ['pix-and-credit', 'credit'], [credit]],
    ['two shops of which one names none', ['credit', 'none'], [credit]],
    ['two shops that have none in common', ['credit', 'cash'], [cash, pix]],
  ])('are suggested for %s', (_, chosen, expected) => {
    expect(suggestedPayment(shops, chosen)).toEqual(expected);
  });

  it('follow the chosen shops until the user changes them', () => {
    const change = { before: ['pix-and-credit'], after: ['cash'] };
    expect(paymentAfter(shops, [credit, pix], change)).toEqual([cash]);
    expect(paymentAfter(shops, [pix], change)).toEqual([pix]);
  });
});

it.each([
  ['2026-11-22', 'week 2026-11-29, month 2026-11-30, year 2026-12-31, nextYear 2027-12-31'],
  ['2026-11-23', 'week 2026-11-30, year 2026-12-31, nextYear 2027-12-31'],
  ['2026-12-20', 'week 2026-12-27, month 2026-12-31, nextYear 2027-12-31'],
  ['2026-12-31', 'week 2027-01-07, month 2026-12-31, nextYear 2027-12-31'],
  ['2028-02-10', 'week 2028-02-17, month 2028-02-29, year 2028-12-31, nextYear 2029-12-31'],
])('the last days to choose from on %s are %s', (today, days) => {
  const choices = quickOfferDays(today).map(({ name, day }) => `${name} ${day}`);
  expect(choices.join(', ')).toBe(days);
});

import type { Shop } from '#contract/shops/shops.ts';
import { paymentAfter, suggestedPayment } from '#web/features/offers/offer-values.ts';

const [cash, pix, credit] = [
  'PAYMENT_OPTION_CASH',
  'PAYMENT_OPTION_PIX',
  'PAYMENT_OPTION_CREDIT',
] as const;

const shops: readonly Pick<Shop, 'id' | 'paymentOptions'>[] = [
  { id: 'pix-and-credit', paymentOptions: [pix, credit] },
  { id: 'credit', paymentOptions: [credit] },
  { id: 'cash', paymentOptions: [cash] },
  { id: 'none' },
];

describe('the payment options of a new offer', () => {
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

  it('follow the chosen shops', () => {
    const change = { before: ['pix-and-credit'], after: ['cash'] };
    expect(paymentAfter(shops, [credit, pix], change)).toEqual([cash]);
  });

  it('stay once the user has changed them', () => {
    const change = { before: ['pix-and-credit'], after: ['cash'] };
    expect(paymentAfter(shops, [pix], change)).toEqual([pix]);
  });
});

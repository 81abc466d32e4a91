import { flyerOffers } from '#contract/offers/flyer-offers.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const counters = { claimedCount: 0, redeemedCount: 0 };
const offer = (last: string, changes: Partial<Offer> = {}): Offer => ({
  ...offerView(anOffer({ id: `off_01K9C1B2C3D4E5F6G7H8J9KAB${last}` }), counters, aBusiness(), now),
  ...changes,
});

describe('the offers of a flyer', () => {
  const [one, two, three] = [offer('1'), offer('2', { displayStatus: 'sold_out' }), offer('3')];

  it('keep their order, with sold-out ones last', () => {
    expect(flyerOffers([one, two, three], undefined)).toEqual([one, three, two]);
  });

  it('begin with the offer of the link, which appears once', () => {
    expect(flyerOffers([one, two, three], two)).toEqual([two, one, three]);
    expect(flyerOffers([], three)).toEqual([three]);
  });

  it.each(['scheduled', 'inactive', 'expired'] as const)('omit offers that are %s', (status) => {
    expect(flyerOffers([one, offer('4', { displayStatus: status })], undefined)).toEqual([one]);
  });
});

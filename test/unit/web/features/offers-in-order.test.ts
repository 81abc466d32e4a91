import type { Offer } from '#contract/offers.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { offersInOrder } from '#web/features/flyer/offers-in-order.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const counters = { claimedCount: 0, redeemedCount: 0 };
const offer = (last: string, changes: Partial<Offer> = {}): Offer => ({
  ...offerView(anOffer({ id: `off_01K9C1B2C3D4E5F6G7H8J9KAB${last}` }), counters, aBusiness(), now),
  ...changes,
});

describe('the offers of a flyer', () => {
  const [one, two, three] = [offer('1'), offer('2', { displayStatus: 'sold_out' }), offer('3')];

  it('keep their order, what is sold out last', () => {
    expect(offersInOrder([one, two, three], undefined)).toEqual([one, three, two]);
  });

  it('begin with the one that the link was about, once', () => {
    expect(offersInOrder([one, two, three], two)).toEqual([two, one, three]);
    expect(offersInOrder([], three)).toEqual([three]);
  });
});

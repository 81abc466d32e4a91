import { offer as offerSchema } from '#contract/offers/offers.ts';
import { type StoredImage, shownImageOf } from '#lambdas/media/images/stored-image.ts';
import { newOffer, offerView, switchOffer } from '#lambdas/offers/offer.ts';
import { windowIn } from '#lambdas/offers/offer-window.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aStoredImage, imageKeyNo, imageUrlNo } from '#test/support/builders/an-image.ts';
import { anOffer, anOfferInput, offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const unclaimed = { claimedCount: 0, redeemedCount: 0 };
const soldOut = { claimedCount: 10, redeemedCount: 3, availableLimit: 10 };

describe('a new offer', () => {
  const published = (changes = {}) =>
    newOffer(anOfferInput(changes), ['America/Sao_Paulo'], { id: offerId, userId: ownerId, now });

  it('is active, with its prices in cents', () => {
    expect(published()).toEqual(
      anOffer({
        startsAt: now.toISOString(),
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      }),
    );
  });

  it.each([
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [8.2, 820],
    [19.99, 1999],
    [999_999.99, 99_999_999],
  ])('stores %d reais as %i cents', (offerPrice, cents) => {
    expect(published({ offerPrice, originalPrice: 1_000_000 }).offerPriceCents).toBe(cents);
  });

  it('does not contain its available limit, which is stored in its counters', () => {
    expect(published({ availableLimit: 5, perConsumerLimit: 2 })).not.toHaveProperty(
      'availableLimit',
    );
    expect(published({ perConsumerLimit: 2 }).perConsumerLimit).toBe(2);
  });
});

describe('the view of an offer', () => {
  it('matches the schema of the contract', () => {
    const view = offerSchema.safeParse(offerView(anOffer(), soldOut, aBusiness(), now));
    expect(view.success).toBe(true);
    expect(view.data).toMatchObject({
      business: { id: aBusiness().id, name: 'Padaria Aurora' },
      originalPrice: 8.9,
      offerPrice: 5.49,
      displayStatus: 'sold_out',
      claimedCount: 10,
      availableLimit: 10,
    });
    for (const hidden of ['userId', 'offerPriceCents', 'originalPriceCents']) {
      expect(view.data).not.toHaveProperty(hidden);
    }
  });

  it('for a shop ends in the time zone of that shop', () => {
    const offer = anOffer({ endsAt: '2027-01-01T04:59:59.000Z' });
    const window = windowIn(['America/Noronha'], offer, offer.createdAt);
    const at = new Date('2027-01-01T02:30:00.000Z');
    expect(offerView(offer, unclaimed, aBusiness(), at, window)).toMatchObject({
      endsAt: '2027-01-01T01:59:59.000Z',
      displayStatus: 'expired',
    });
    expect(offerView(offer, unclaimed, aBusiness(), at)).toMatchObject({ displayStatus: 'active' });
  });

  it('has the avatar of its business once the avatar is ready', () => {
    const { id, name } = aBusiness();
    const businessShown = (image: StoredImage) =>
      offerView(anOffer(), unclaimed, aBusiness({ images: [shownImageOf(image)] }), now).business;
    const avatarUrl = imageUrlNo('business');
    expect(businessShown(aStoredImage('business'))).toEqual({ id, name, avatarUrl });
    expect(businessShown({ key: imageKeyNo('business') })).toEqual({ id, name });
  });
});

describe('changing the status of an offer', () => {
  it.each([
    ['active', undefined, 'inactive'],
    ['inactive', undefined, 'active'],
    ['active', 'inactive', 'inactive'],
    ['inactive', 'active', 'active'],
  ] as const)('from %s to %s results in %s and a new version', (status, requested, result) => {
    expect(switchOffer(anOffer({ status }), requested, now)).toEqual(
      anOffer({ status: result, updatedAt: now.toISOString(), version: 2 }),
    );
  });

  it.each(['active', 'inactive'] as const)(
    'from %s to the same status changes nothing',
    (status) => {
      expect(switchOffer(anOffer({ status }), status, now)).toBeUndefined();
    },
  );

  it('is refused after it has expired, for every requested status', () => {
    const expired = new Date('2027-01-01T02:59:59.001Z');
    for (const status of ['active', 'inactive'] as const) {
      for (const requested of [undefined, 'active', 'inactive'] as const) {
        expect(() => switchOffer(anOffer({ status }), requested, expired)).toThrow(
          expect.objectContaining({ code: 'OFFER_EXPIRED' }),
        );
      }
    }
    expect(switchOffer(anOffer(), undefined, new Date('2027-01-01T02:59:59.000Z'))).toBeDefined();
  });
});

import { type StoredImage, shownImageOf } from '#lambdas/media/images/stored-image.ts';
import { newOffer, offerView } from '#lambdas/offers/offer.ts';
import { windowIn } from '#lambdas/offers/offer-window.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aStoredImage, imageKeyNo, imageUrlNo } from '#test/support/builders/an-image.ts';
import { anOffer, anOfferInput, offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const unclaimed = { claimedCount: 0, redeemedCount: 0 };

describe('a new offer', () => {
  const published = (changes = {}) =>
    newOffer(anOfferInput(changes), ['America/Sao_Paulo'], { id: offerId, userId: ownerId, now });

  it.each([
    [0.29, 29],
    [4.35, 435],
    [999_999.99, 99_999_999],
  ])('stores %d reais as %i cents', (offerPrice, cents) => {
    expect(published({ offerPrice, originalPrice: 1_000_000 }).offerPriceCents).toBe(cents);
  });

  it('keeps its limit in its counters alone', () => {
    expect(published({ availableLimit: 5 })).not.toHaveProperty('availableLimit');
  });

  it('has no images until they are chosen', () => {
    expect(published({ imagesUrls: [imageUrlNo()] }).images).toEqual([]);
  });
});

describe('the view of an offer', () => {
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

import { claimView, currentRedemption, newClaim, shownStatusOf } from '#lambdas/claims/claim.ts';
import {
  aClaim,
  aRedeemedClaim,
  aRedemption,
  claimCode,
  holderId,
} from '#test/support/builders/a-claim.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageKeyNo } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';

const hold = { offerId, shard: 2, code: claimCode };
const timeZone = 'America/Sao_Paulo';
const holder = { consumerId: holderId, shopId: otherShopId, timeZone } as const;
const now = new Date('2026-11-21T12:00:00.000Z');

const claimed = (changes: Parameters<typeof anOffer>[0] = {}) =>
  newClaim(anOffer({ shopsIds: [shopId, otherShopId], ...changes }), hold, holder, now);

describe('a new claim', () => {
  it('contains the current terms of the offer, without its texts', () => {
    const claim = claimed({ version: 4, offerRules: 'Uma por pessoa', moreDetails: 'Do forno' });
    expect(claim).toMatchObject({
      code: claimCode,
      shard: 2,
      offerVersion: 4,
      consumerId: holderId,
      shopId: otherShopId,
      shopsIds: [shopId, otherShopId],
      endsAt: '2027-01-01T02:59:59.000Z',
      status: 'open',
      claimedAt: now.toISOString(),
    });
    expect(JSON.stringify(claim)).not.toMatch(/Uma por pessoa|Do forno/);
  });

  it('runs from the publication of an offer without a start day', () => {
    expect(claimed().publishedAt).toBe(anOffer().createdAt);
    const publishedAt = '2026-11-10T12:00:00.000Z';
    expect(claimed({ publishedAt }).publishedAt).toBe(publishedAt);
  });

  it('has the first ready image of the offer, without its placeholder', () => {
    const { placeholder: _, ...second } = aStoredImage('offer', 2);
    expect(claimed({ images: [{ key: imageKeyNo() }, aStoredImage('offer', 2)] }).image).toEqual(
      second,
    );
    expect(claimed()).not.toHaveProperty('image');
  });
});

describe('the displayed status of a claim', () => {
  const endsAt = '2026-12-01T02:59:59.000Z';
  const lastSecond = new Date(endsAt);
  const after = new Date('2026-12-01T03:00:00.000Z');

  it.each([
    ['open', lastSecond, 'open'],
    ['open', after, 'expired'],
    ['redeemed', after, 'redeemed'],
    ['cancelled', after, 'cancelled'],
  ] as const)('of a claim stored as %s, at %s, is %s', (status, at, shown) => {
    expect(shownStatusOf({ status, endsAt }, at)).toBe(shown);
  });
});

describe('the view of a claim', () => {
  it('has its prices in reais and the discount in percent', () => {
    expect(claimView(aClaim(), now)).toMatchObject({
      originalPrice: 8.9,
      offerPrice: 5.49,
      discountPercent: 38,
    });
  });

  it('has place and time of its redemption, until it is rolled back', () => {
    const { redeemedAt } = aRedemption();
    expect(claimView(aRedeemedClaim(), now)).toMatchObject({ redeemedAt, redeemedShopId: shopId });
    const redemptions = [aRedemption({ status: 'reversed' })];
    const reopened = aClaim({ redemptions });
    expect(currentRedemption(reopened)).toBeUndefined();
    expect(claimView(reopened, now)).not.toHaveProperty('redeemedAt');
  });
});

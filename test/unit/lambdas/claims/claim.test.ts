import { claimView, currentRedemption, newClaim, shownStatusOf } from '#lambdas/claims/claim.ts';
import { refusalOf } from '#lambdas/claims/refusal.ts';
import { aClaim, aRedeemedClaim, aRedemption, holderId } from '#test/support/builders/a-claim.ts';
import { aShop, aShopIn, otherShopId, shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageKeyNo } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';

const now = new Date('2026-11-25T12:00:00.000Z');
const { redeemedAt } = aRedemption();
const reopened = aClaim({ redemptions: [aRedemption({ status: 'reversed' })] });

describe('a new claim', () => {
  const hold = { offerId, shard: 2, code: '7K3MQ9XT2D4' };
  const holder = { consumerId: holderId, shopId, timeZone: 'America/Sao_Paulo' } as const;
  const claimed = (changes: Parameters<typeof anOffer>[0] = {}) =>
    newClaim(anOffer(changes), hold, holder, now);

  it('has the version of the offer, its days, and its publication', () => {
    expect(claimed({ version: 4, startDate: '2026-11-02' })).toMatchObject({
      ...hold,
      ...holder,
      offerVersion: 4,
      startDate: '2026-11-02',
      expirationDate: '2026-12-31',
      claimedAt: now.toISOString(),
      publishedAt: anOffer().createdAt,
    });
    const publishedAt = '2026-11-10T12:00:00.000Z';
    expect(claimed({ publishedAt }).publishedAt).toBe(publishedAt);
    expect(claimed()).not.toHaveProperty('startDate');
  });

  it('has the first ready image of the offer, without its placeholder', () => {
    const { placeholder: _, ...second } = aStoredImage('offer', 2);
    const images = [{ key: imageKeyNo() }, aStoredImage('offer', 2)];
    expect(claimed({ images }).image).toEqual(second);
    expect(claimed()).not.toHaveProperty('image');
  });
});

const endsAt = '2026-12-01T02:59:59.000Z';

it.each([
  ['open', endsAt, 'open'],
  ['open', '2026-12-01T03:00:00.000Z', 'expired'],
  ['redeemed', '2026-12-01T03:00:00.000Z', 'redeemed'],
  ['cancelled', '2026-12-01T03:00:00.000Z', 'cancelled'],
] as const)('a claim stored as %s is shown at %s as %s', (status, at, shown) => {
  expect(shownStatusOf({ status, endsAt }, new Date(at))).toBe(shown);
});

it('a claim has place and time of its redemption, until it is rolled back', () => {
  expect(claimView(aRedeemedClaim(), now)).toMatchObject({ redeemedAt, redeemedShopId: shopId });
  expect(currentRedemption(reopened)).toBeUndefined();
  expect(claimView(reopened, now)).not.toHaveProperty('redeemedAt');
});

describe('a counter', () => {
  const used = { code: 'ALREADY_REDEEMED', redemption: { redeemedAt, shopId } };

  it.each([
    ['an open claim', aClaim(), shopId, undefined],
    ['a claim after a rollback', reopened, shopId, undefined],
    ['a redeemed claim', aRedeemedClaim(), shopId, used],
    ['a redeemed claim in another shop', aRedeemedClaim(), otherShopId, used],
    ['a cancelled claim', aClaim({ status: 'cancelled' }), shopId, { code: 'CLAIM_CANCELLED' }],
    ['a claim of other shops', aClaim(), otherShopId, { code: 'WRONG_SHOP' }],
  ])('accepts or refuses %s', (_, claim, id, refusal) => {
    expect(refusalOf(claim, aShop({ id }), now)).toEqual(refusal);
  });

  const [recife, rioBranco] = [aShopIn(1, 'PE', 'Recife'), aShopIn(2, 'AC', 'Rio Branco')];
  const claim = aClaim({
    shopsIds: [shopIdNo(1), shopIdNo(2)],
    startDate: '2026-11-25',
    expirationDate: '2026-11-30',
  });
  const { startDate: _, ...withoutStartDate } = claim;

  it.each([
    ['2026-11-25T02:59:59.999Z', claim, 'OFFER_NOT_STARTED', 'OFFER_NOT_STARTED'],
    ['2026-11-25T03:00:00.000Z', claim, undefined, 'OFFER_NOT_STARTED'],
    ['2026-11-25T05:00:00.000Z', claim, undefined, undefined],
    ['2026-12-01T02:59:59.000Z', claim, undefined, undefined],
    ['2026-12-01T03:00:00.000Z', claim, 'CLAIM_EXPIRED', undefined],
    ['2026-12-01T05:00:00.000Z', claim, 'CLAIM_EXPIRED', 'CLAIM_EXPIRED'],
    // An offer without a start day begins with its publication.
    ['2026-11-01T11:59:59.999Z', withoutStartDate, 'OFFER_NOT_STARTED', 'OFFER_NOT_STARTED'],
    [claim.publishedAt, withoutStartDate, undefined, undefined],
  ])('follows the clock of its shop: %s', (at, held, inRecife, inRioBranco) => {
    const codes = [recife, rioBranco].map((shop) => refusalOf(held, shop, new Date(at))?.code);
    expect(codes).toEqual([inRecife, inRioBranco]);
  });
});

import { refusalOf } from '#lambdas/claims/refusal.ts';
import { aClaim, aRedeemedClaim, aRedemption } from '#test/support/builders/a-claim.ts';
import { aShop, aShopIn, otherShopId, shopIdNo } from '#test/support/builders/a-shop.ts';

const now = new Date('2026-11-25T12:00:00.000Z');
const codeOf = (...given: Parameters<typeof refusalOf>) => refusalOf(...given)?.code;

describe('a counter', () => {
  it('accepts an open claim of its shop', () => {
    expect(refusalOf(aClaim(), aShop(), now)).toBeUndefined();
  });

  it('refuses a redeemed claim, and tells where and when it was redeemed, also in another shop', () => {
    const { redeemedAt, shopId } = aRedemption();
    const refusal = { code: 'ALREADY_REDEEMED', redemption: { redeemedAt, shopId } };
    expect(refusalOf(aRedeemedClaim(), aShop(), now)).toEqual(refusal);
    expect(refusalOf(aRedeemedClaim(), aShop({ id: otherShopId }), now)).toEqual(refusal);
  });

  it('refuses a cancelled claim, and a claim of other shops', () => {
    expect(codeOf(aClaim({ status: 'cancelled' }), aShop(), now)).toBe('CLAIM_CANCELLED');
    expect(codeOf(aClaim(), aShop({ id: otherShopId }), now)).toBe('WRONG_SHOP');
  });

  it('accepts a claim again after its redemption was rolled back', () => {
    const redemptions = [aRedemption({ status: 'reversed' })];
    expect(refusalOf(aClaim({ redemptions }), aShop(), now)).toBeUndefined();
  });
});

describe('the days of a claim', () => {
  const [recife, rioBranco] = [aShopIn(1, 'PE', 'Recife'), aShopIn(2, 'AC', 'Rio Branco')];
  const claim = aClaim({
    shopsIds: [shopIdNo(1), shopIdNo(2)],
    startDate: '2026-11-25',
    expirationDate: '2026-11-30',
  });

  it.each([
    ['2026-11-25T02:59:59.999Z', 'OFFER_NOT_STARTED', 'OFFER_NOT_STARTED'],
    ['2026-11-25T03:00:00.000Z', undefined, 'OFFER_NOT_STARTED'],
    ['2026-11-25T05:00:00.000Z', undefined, undefined],
    ['2026-12-01T02:59:59.000Z', undefined, undefined],
    ['2026-12-01T03:00:00.000Z', 'CLAIM_EXPIRED', undefined],
    ['2026-12-01T05:00:00.000Z', 'CLAIM_EXPIRED', 'CLAIM_EXPIRED'],
  ])('follow the clock of each shop: %s', (at, inRecife, inRioBranco) => {
    expect(codeOf(claim, recife, new Date(at))).toBe(inRecife);
    expect(codeOf(claim, rioBranco, new Date(at))).toBe(inRioBranco);
  });

  it('begin at the publication of an offer without a start day', () => {
    const { startDate: _, ...withoutStartDate } = claim;
    const before = new Date('2026-11-01T11:59:59.999Z');
    expect(codeOf(withoutStartDate, recife, before)).toBe('OFFER_NOT_STARTED');
    expect(codeOf(withoutStartDate, recife, new Date(claim.publishedAt))).toBeUndefined();
  });
});

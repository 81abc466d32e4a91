import { addsToShops, changeOffer, isRevived } from '#lambdas/offers/changed-offer.ts';
import { revisionId } from '#test/support/builders/a-business.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, anOfferInput } from '#test/support/builders/an-offer.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const saoPaulo = ['America/Sao_Paulo'] as const;

describe('a changed offer', () => {
  it('keeps its status and its business, also with the id of a revision', () => {
    const before = anOffer({ status: 'inactive' });
    const after = changeOffer(before, anOfferInput({ businessId: revisionId }), saoPaulo, now);
    expect(after).toMatchObject({ status: 'inactive', businessId: before.businessId });
  });

  it('ends in the westernmost zone of its new shops', () => {
    const zones = ['America/Noronha', 'America/Rio_Branco'] as const;
    expect(changeOffer(anOffer(), anOfferInput(), zones, now)).toMatchObject({
      startsAt: anOffer().startsAt,
      endsAt: '2027-01-01T04:59:59.000Z',
    });
  });
});

describe('a later end', () => {
  const ended = anOffer({ endsAt: '2026-11-20T02:59:59.000Z' });
  const longer = anOffer();

  it.each([
    ['of an offer that has ended', ended, longer, true],
    [
      'of an offer that ends within a minute',
      { ...ended, endsAt: '2026-11-21T12:00:59.999Z' },
      longer,
      true,
    ],
    ['of an offer that runs', { ...ended, endsAt: '2026-11-21T12:01:00.000Z' }, longer, false],
    ['that is the same', ended, ended, false],
    ['of an offer that is switched off', ended, { ...longer, status: 'inactive' as const }, false],
  ])('%s adds to the active offers: %s', (_, before, after, isAdded) => {
    expect(isRevived(before, after, now)).toBe(isAdded);
  });
});

describe('a change that can put an offer into a shop without offers', () => {
  const before = anOffer({ shopsIds: [shopId, otherShopId], endsAt: '2026-11-30T02:59:59.000Z' });
  const newShopId = 'shp_01K9B1B2C3D4E5F6G7H8J9KNEW';

  it.each([
    ['has another shop beside one that it had', { shopsIds: [shopId, newShopId] }, true],
    ['ends later in the same shops', { endsAt: '2026-12-01T02:59:59.000Z' }, true],
    ['is the same', {}, false],
    ['has fewer shops', { shopsIds: [otherShopId] }, false],
    ['ends earlier', { endsAt: '2026-11-29T02:59:59.000Z' }, false],
  ])('%s: %s', (_, changes, isSo) => {
    expect(addsToShops(before, { ...before, ...changes })).toBe(isSo);
  });
});

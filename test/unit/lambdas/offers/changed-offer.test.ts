import { addsToShops, changeOffer, isRevived } from '#lambdas/offers/changed-offer.ts';
import { windowInShop } from '#lambdas/offers/offer-window.ts';
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
const begun = anOffer({ startDate: '2026-11-02', startsAt: '2026-11-02T03:00:00.000Z' });
const scheduled = anOffer({ startDate: '2026-12-01', startsAt: '2026-12-01T03:00:00.000Z' });

const errorsOf = (change: () => unknown) => {
  try {
    change();
  } catch (error) {
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
    return (error as { errors: object[] }).errors;
  }
  return [];
};

describe('the start of a changed offer', () => {
  const changed = (offer = begun, days = {}, at = now) =>
    changeOffer(offer, anOfferInput(days), saoPaulo, at);

  it('is kept once the offer has begun, with the same day or none, also in other zones', () => {
    const { startDate, startsAt } = begun;
    for (const input of [anOfferInput({ startDate: '2026-11-02' }), anOfferInput()]) {
      const after = changeOffer(begun, input, ['America/Rio_Branco'], now);
      expect(after).toMatchObject({ startDate, startsAt });
    }
  });

  it.each([
    ['another day', begun],
    ['a first day', anOffer()],
  ])('is refused once the offer has begun, with %s', (_, offer) => {
    expect(errorsOf(() => changed(offer, { startDate: '2026-11-25' }))).toEqual([
      { path: 'startDate', code: 'ALREADY_STARTED' },
    ]);
  });

  it('may change to another day before the offer begins, but not to a past one', () => {
    expect(errorsOf(() => changed(scheduled, { startDate: '2026-11-20' }))).toEqual([
      { path: 'startDate', code: 'IN_THE_PAST' },
    ]);
    expect(changed(scheduled, { startDate: '2026-12-05' })).toMatchObject({
      startDate: '2026-12-05',
      startsAt: '2026-12-05T03:00:00.000Z',
    });
  });

  it('without a day is the instant of the change, also in its shops', () => {
    const after = changed(scheduled);
    expect(after.startsAt).toBe(now.toISOString());
    expect(after).not.toHaveProperty('startDate');
    const [timeZone] = saoPaulo;
    expect(windowInShop(after, { timeZone }).startsAt).toBe(now.toISOString());
    const later = new Date('2026-11-25T12:00:00.000Z');
    const again = changed(after, {}, later);
    expect(windowInShop(again, { timeZone }).startsAt).toBe(now.toISOString());
  });

  it.each([
    ['2026-12-01T02:59:59.999Z', []],
    ['2026-12-01T03:00:00.000Z', [{ path: 'startDate', code: 'ALREADY_STARTED' }]],
  ])('is fixed from its first instant: at %s the errors are %j', (at, errors) => {
    const days = { startDate: '2026-12-05' };
    expect(errorsOf(() => changed(scheduled, days, new Date(at)))).toEqual(errors);
  });
});

describe('the end of a changed offer', () => {
  it.each([
    ['2026-11-20', 'IN_THE_PAST'],
    ['2028-01-01', 'TOO_FAR_AHEAD'],
  ])('may not be on %s: %s', (expirationDate, code) => {
    for (const offer of [begun, scheduled]) {
      const input = anOfferInput({ expirationDate });
      expect(errorsOf(() => changeOffer(offer, input, saoPaulo, now))).toEqual([
        { path: 'expirationDate', code },
      ]);
    }
  });

  it('may be on the day of the start that the offer keeps', () => {
    const offer = anOffer({ startDate: '2026-11-21', startsAt: '2026-11-21T03:00:00.000Z' });
    const input = anOfferInput({ expirationDate: '2026-11-21' });
    expect(changeOffer(offer, input, saoPaulo, now).endsAt).toBe('2026-11-22T02:59:59.000Z');
  });

  it('is not before the start that the offer keeps', () => {
    // 03:30 UTC: the first day has begun in Noronha and is tomorrow in Acre.
    const at = new Date('2026-12-01T03:30:00.000Z');
    const offer = anOffer({ startDate: '2026-12-01', startsAt: '2026-12-01T02:00:00.000Z' });
    const input = anOfferInput({ expirationDate: '2026-11-30' });
    expect(errorsOf(() => changeOffer(offer, input, ['America/Rio_Branco'], at))).toEqual([
      { path: 'startDate', code: 'AFTER_EXPIRATION' },
    ]);
  });
});

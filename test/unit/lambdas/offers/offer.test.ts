import { isShown } from '#contract/display-status.ts';
import { lastOfferDay, offerToday } from '#contract/offer-days.ts';
import { offer as offerSchema } from '#contract/offers.ts';
import { type StoredImage, shownImageOf } from '#lambdas/images/stored-image.ts';
import { displayStatusOf } from '#lambdas/offers/display-status.ts';
import { newOffer, offerView, requireValidDays, switchOffer } from '#lambdas/offers/offer.ts';
import { windowIn } from '#lambdas/offers/offer-window.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aStoredImage, imageKey, imageUrl } from '#test/support/builders/an-image.ts';
import { anOffer, anOfferInput, offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const unclaimed = { claimedCount: 0, redeemedCount: 0 };
const soldOut = { claimedCount: 10, redeemedCount: 3, availableLimit: 10 };
const zones = ['America/Sao_Paulo', 'America/Noronha', 'America/Rio_Branco'] as const;

describe('the time window of an offer', () => {
  it('is from its publication to the last second of its last day, in the time zone of its shop', () => {
    expect(windowIn(['America/Sao_Paulo'], { expirationDate: '2026-12-31' }, 'since')).toEqual({
      startsAt: 'since',
      endsAt: '2027-01-01T02:59:59.000Z',
    });
  });

  it('is from the earliest start to the latest end across its shops', () => {
    const days = { startDate: '2026-12-01', expirationDate: '2026-12-31' };
    expect(windowIn(zones, days, 'since')).toEqual({
      startsAt: '2026-12-01T02:00:00.000Z',
      endsAt: '2027-01-01T04:59:59.000Z',
    });
  });
});

describe('the days of an offer', () => {
  // 02:30 UTC: the 21st in Noronha, still the 20th in São Paulo and Acre.
  const nearMidnight = new Date('2026-11-21T02:30:00.000Z');
  const refused = (
    timeZones: readonly (typeof zones)[number][],
    days: { startDate?: string; expirationDate: string },
  ) => {
    try {
      requireValidDays(timeZones, days, nearMidnight);
      return [];
    } catch (error) {
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
      const { errors } = error as { errors: object[] };
      expect(errors).not.toEqual([]);
      return errors;
    }
  };

  it.each([
    [['America/Noronha'], '2026-11-21', true],
    [['America/Noronha'], '2026-11-20', false],
    [['America/Sao_Paulo'], '2026-11-20', true],
    [['America/Sao_Paulo'], '2026-11-19', false],
    [['America/Noronha', 'America/Rio_Branco'], '2026-11-20', true],
    [['America/Noronha', 'America/Rio_Branco'], '2026-11-19', false],
  ] as const)('with the time zones %j may end on %s: %s', (timeZones, expirationDate, isValid) => {
    const errors = refused([...timeZones], { expirationDate });
    expect(errors).toEqual(isValid ? [] : [{ path: 'expirationDate', code: 'IN_THE_PAST' }]);
  });

  it.each([
    ['2027-12-31', []],
    ['2028-01-01', ['TOO_FAR_AHEAD']],
    ['9999-12-31', ['TOO_FAR_AHEAD']],
  ])('with the end %s give the errors %j', (expirationDate, codes) => {
    const errors = refused(['America/Sao_Paulo'], { expirationDate });
    expect(errors).toEqual(codes.map((code) => ({ path: 'expirationDate', code })));
  });

  it('must both be before the end of next year', () => {
    expect(
      refused(['America/Sao_Paulo'], { startDate: '2028-01-01', expirationDate: '2028-01-02' }),
    ).toEqual([
      { path: 'startDate', code: 'TOO_FAR_AHEAD' },
      { path: 'expirationDate', code: 'TOO_FAR_AHEAD' },
    ]);
  });

  it('are limited by the current year in the westernmost shop', () => {
    const newYear = new Date('2027-01-01T04:00:00.000Z');
    expect(lastOfferDay(offerToday(['America/Sao_Paulo'], newYear))).toBe('2028-12-31');
    expect(lastOfferDay(offerToday(zones, newYear))).toBe('2027-12-31');
  });

  it('must both be today or later', () => {
    expect(
      refused(['America/Sao_Paulo'], { startDate: '2026-11-18', expirationDate: '2026-11-19' }),
    ).toEqual([
      { path: 'startDate', code: 'IN_THE_PAST' },
      { path: 'expirationDate', code: 'IN_THE_PAST' },
    ]);
    expect(
      refused(['America/Sao_Paulo'], { startDate: '2026-11-20', expirationDate: '2026-11-20' }),
    ).toEqual([]);
  });
});

describe('the display status of an offer', () => {
  const before = { startsAt: '2026-11-22T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };
  const during = { startsAt: '2026-11-01T03:00:00.000Z', endsAt: '2026-12-01T02:59:59.000Z' };
  const after = { startsAt: '2026-11-01T03:00:00.000Z', endsAt: '2026-11-20T02:59:59.000Z' };

  it.each([
    ['active', before, unclaimed, 'scheduled'],
    ['active', before, soldOut, 'scheduled'],
    ['active', during, unclaimed, 'active'],
    ['active', during, soldOut, 'sold_out'],
    ['active', after, unclaimed, 'expired'],
    ['active', after, soldOut, 'expired'],
    ['inactive', before, unclaimed, 'inactive'],
    ['inactive', before, soldOut, 'inactive'],
    ['inactive', during, unclaimed, 'inactive'],
    ['inactive', during, soldOut, 'inactive'],
    ['inactive', after, unclaimed, 'expired'],
    ['inactive', after, soldOut, 'expired'],
  ] as const)(
    'with status %s, window %j and counters %j is %s',
    (status, window, counters, shown) => {
      expect(displayStatusOf(status, window, counters, now)).toBe(shown);
    },
  );

  it.each([
    ['2026-12-01T02:59:59.000Z', 'active'],
    ['2026-12-01T02:59:59.001Z', 'expired'],
  ])('around its end, at %s, is %s', (at, shown) => {
    expect(displayStatusOf('active', during, unclaimed, new Date(at))).toBe(shown);
  });

  it.each([
    ['2026-11-22T02:59:59.999Z', 'scheduled'],
    ['2026-11-22T03:00:00.000Z', 'active'],
  ])('around its start, at %s, is %s', (at, shown) => {
    expect(displayStatusOf('active', before, unclaimed, new Date(at))).toBe(shown);
  });

  it.each([
    [9, 'active'],
    [10, 'sold_out'],
    [11, 'sold_out'],
  ])('with %i of 10 coupons claimed is %s', (claimedCount, shown) => {
    expect(displayStatusOf('active', during, { ...soldOut, claimedCount }, now)).toBe(shown);
  });

  it('is visible to consumers only when active or sold out', () => {
    const all = ['scheduled', 'active', 'inactive', 'expired', 'sold_out'] as const;
    expect(all.filter(isShown)).toEqual(['active', 'sold_out']);
  });
});

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

  it('has the avatar of its business once that is ready', () => {
    const { id, name } = aBusiness();
    const businessShown = (image: StoredImage) =>
      offerView(anOffer(), unclaimed, aBusiness({ images: [shownImageOf(image)] }), now).business;
    const avatarUrl = imageUrl('business');
    expect(businessShown(aStoredImage('business'))).toEqual({ id, name, avatarUrl });
    expect(businessShown({ key: imageKey('business') })).toEqual({ id, name });
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

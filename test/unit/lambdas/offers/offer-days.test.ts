import { lastOfferDay, offerToday } from '#contract/offers/offer-rules.ts';
import { requireValidDays } from '#lambdas/offers/offer.ts';
import { windowIn } from '#lambdas/offers/offer-window.ts';

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

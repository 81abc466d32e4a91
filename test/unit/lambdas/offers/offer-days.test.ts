import { lastOfferDay, offerToday } from '#contract/offers/offer-rules.ts';
import { requireValidDays } from '#lambdas/offers/offer.ts';
import { movedWindow, windowIn } from '#lambdas/offers/offer-window.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';

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
    [{ expirationDate: '2027-12-31' }, []],
    [{ expirationDate: '2028-01-01' }, ['expirationDate TOO_FAR_AHEAD']],
    [
      { startDate: '2028-01-01', expirationDate: '2028-01-02' },
      ['startDate TOO_FAR_AHEAD', 'expirationDate TOO_FAR_AHEAD'],
    ],
    [
      { startDate: '2026-11-18', expirationDate: '2026-11-19' },
      ['startDate IN_THE_PAST', 'expirationDate IN_THE_PAST'],
    ],
    [{ startDate: '2026-11-20', expirationDate: '2026-11-20' }, []],
  ])('of %j give the errors %j', (days, expected) => {
    const errors = refused(['America/Sao_Paulo'], days) as { path: string; code: string }[];
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  it('are limited by the current year in the westernmost shop', () => {
    const newYear = new Date('2027-01-01T04:00:00.000Z');
    expect(lastOfferDay(offerToday(['America/Sao_Paulo'], newYear))).toBe('2028-12-31');
    expect(lastOfferDay(offerToday(zones, newYear))).toBe('2027-12-31');
  });
});

const scheduled = anOffer({
  startDate: '2026-11-25',
  expirationDate: '2026-11-30',
  startsAt: '2026-11-25T03:00:00.000Z',
  endsAt: '2026-12-01T02:59:59.000Z',
});

describe('the window of an offer whose shop moved', () => {
  const inManaus = (now: string) => movedWindow(scheduled, ['America/Manaus'], new Date(now));

  it('follows the new zone until the offer has begun', () => {
    expect(inManaus('2026-11-25T02:59:59.999Z')).toEqual({
      startsAt: '2026-11-25T04:00:00.000Z',
      endsAt: '2026-12-01T03:59:59.000Z',
    });
  });

  it('keeps its start afterwards, and moves its end', () => {
    expect(inManaus('2026-11-25T03:00:00.000Z')).toEqual({
      startsAt: '2026-11-25T03:00:00.000Z',
      endsAt: '2026-12-01T03:59:59.000Z',
    });
  });

  it('spans the zones of all shops', () => {
    const zones = ['America/Manaus', 'America/Noronha'] as const;
    expect(movedWindow(scheduled, zones, new Date('2026-11-20T00:00:00.000Z'))).toEqual({
      startsAt: '2026-11-25T02:00:00.000Z',
      endsAt: '2026-12-01T03:59:59.000Z',
    });
  });
});

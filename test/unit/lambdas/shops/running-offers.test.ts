import { countRunning, isCurrent } from '#lambdas/shops/running-offers.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const running = { startsAt: '2026-11-01T12:00:00.000Z', endsAt: '2026-11-30T02:59:59.000Z' };
const scheduled = { startsAt: '2026-11-25T03:00:00.000Z', endsAt: '2026-12-31T02:59:59.000Z' };

describe('the count of running offers', () => {
  it('is zero without offers, and never changes', () => {
    expect(countRunning([], now)).toEqual({ offersCount: 0 });
  });

  it('excludes scheduled offers, and changes when the first of them starts', () => {
    expect(countRunning([running, scheduled], now)).toEqual({
      offersCount: 1,
      offersChangeAt: scheduled.startsAt,
    });
  });

  it('includes an offer that starts now', () => {
    const starting = { ...running, startsAt: now.toISOString() };
    expect(countRunning([starting], now).offersCount).toBe(1);
  });

  it('changes a millisecond after the last second of the first offer to end', () => {
    const later = { ...running, endsAt: '2026-12-01T02:59:59.000Z' };
    expect(countRunning([later, running], now)).toEqual({
      offersCount: 2,
      offersChangeAt: '2026-11-30T02:59:59.001Z',
    });
  });
});

describe('a stored count', () => {
  it.each([
    ['that changes later', '2026-11-21T12:00:00.001Z', true],
    ['that changes now', '2026-11-21T12:00:00.000Z', false],
    ['that has changed', '2026-11-21T11:59:59.999Z', false],
  ])('%s at %s is current: %s', (_, offersChangeAt, expected) => {
    expect(isCurrent({ offersCount: 1, offersChangeAt }, now)).toBe(expected);
  });

  it('that never changes is current', () => {
    expect(isCurrent({ offersCount: 0 }, now)).toBe(true);
  });
});

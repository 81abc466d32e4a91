import { countRunning, isCurrent } from '#lambdas/shops/running-offers.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const running = { startsAt: '2026-11-01T12:00:00.000Z', endsAt: '2026-11-30T02:59:59.000Z' };
const later = { ...running, endsAt: '2026-12-01T02:59:59.000Z' };
const starting = { ...running, startsAt: now.toISOString() };
const scheduled = { startsAt: '2026-11-25T03:00:00.000Z', endsAt: '2026-12-31T02:59:59.000Z' };
const afterRunning = '2026-11-30T02:59:59.001Z';

describe('the count of running offers', () => {
  it.each([
    ['is zero without offers, and never changes', [], 0, undefined],
    [
      'excludes scheduled offers until the first starts',
      [running, scheduled],
      1,
      scheduled.startsAt,
    ],
    ['includes an offer that starts now', [starting], 1, afterRunning],
    ['changes right after the last second of the first to end', [later, running], 2, afterRunning],
  ])('%s', (_, offers, offersCount, offersChangeAt) => {
    const count = { offersCount, ...(offersChangeAt && { offersChangeAt }) };
    expect(countRunning(offers, now)).toStrictEqual(count);
  });

  it.each([
    ['later', { offersChangeAt: '2026-11-21T12:00:00.001Z' }, true],
    ['now', { offersChangeAt: '2026-11-21T12:00:00.000Z' }, false],
    ['earlier', { offersChangeAt: '2026-11-21T11:59:59.999Z' }, false],
    ['never', {}, true],
  ])('that changes %s at %j is current: %s', (_, change, expected) => {
    expect(isCurrent({ offersCount: 1, ...change }, now)).toBe(expected);
  });
});

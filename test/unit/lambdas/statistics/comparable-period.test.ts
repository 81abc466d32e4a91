import { comparablePeriod } from '#lambdas/statistics/comparable-period.ts';

const week = { from: '2026-11-18', to: '2026-11-24' };
const weekBefore = { from: '2026-11-11', to: '2026-11-17' };
const old = { createdAt: '2026-01-05T12:00:00.000Z' };
const at = (createdAt: string) => ({ createdAt });

describe('a period', () => {
  it('is compared with the period of equal length before it', () => {
    expect(comparablePeriod(week, [old])).toEqual(weekBefore);
    expect(comparablePeriod(week, [old, at('2026-11-10T12:00:00.000Z')])).toEqual(weekBefore);
  });

  it('is not compared if the business, shop or offer is younger than the period before', () => {
    for (const created of ['2026-11-11T12:00:00.000Z', '2026-11-17T12:00:00.000Z']) {
      expect(comparablePeriod(week, [at(created)])).toBeUndefined();
      expect(comparablePeriod(week, [old, at(created)])).toBeUndefined();
    }
  });

  it('is judged by the days of the shop', () => {
    // Still the 10th in Rio Branco, and already the 11th in São Paulo.
    const created = at('2026-11-11T04:00:00.000Z');
    expect(comparablePeriod(week, [{ ...created, timeZone: 'America/Rio_Branco' }])).toEqual(
      weekBefore,
    );
    expect(comparablePeriod(week, [created])).toBeUndefined();
  });
});

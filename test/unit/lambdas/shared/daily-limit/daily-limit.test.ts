import { AppError } from '#lambdas/shared/app-error.ts';
import { dayOf, requireBelowLimit } from '#lambdas/shared/daily-limit/daily-limit.ts';

const lastSecond = new Date('2026-11-22T02:59:59.001Z');
const nextDay = new Date('2026-11-22T03:00:00.000Z');

describe('a limit of a day', () => {
  it('counts days from midnight to midnight in São Paulo', () => {
    expect(dayOf(lastSecond)).toEqual({ day: '2026-11-21', end: nextDay });
    expect(dayOf(nextDay).day).toBe('2026-11-22');
  });

  it('allows as many as it says', () => {
    expect(() => requireBelowLimit(9, 10, lastSecond)).not.toThrow();
    expect(() => requireBelowLimit(10, 10, lastSecond)).toThrow(AppError);
  });

  it.each([
    ['2026-11-22T02:59:30.000Z', 30],
    ['2026-11-22T02:59:59.001Z', 1],
    ['2026-11-22T03:00:00.000Z', 86_400],
  ])('at %s refuses until the day is over: %d seconds', (now, retryAfter) => {
    const refused = () => requireBelowLimit(10, 10, new Date(now));
    expect(refused).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter }));
  });
});

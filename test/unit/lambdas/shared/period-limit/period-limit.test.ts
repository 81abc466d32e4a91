import { AppError } from '#lambdas/platform/errors/app-error.ts';
import {
  dayOf,
  hourOf,
  requireBelowLimit,
} from '#lambdas/platform/period-limit/period-count-store.ts';

const lastSecond = new Date('2026-11-22T02:59:59.001Z');
const nextDay = new Date('2026-11-22T03:00:00.000Z');

describe('a limit of a day', () => {
  it('counts days from midnight to midnight in São Paulo', () => {
    expect(dayOf(lastSecond)).toEqual({ name: '2026-11-21', end: nextDay });
    expect(dayOf(nextDay).name).toBe('2026-11-22');
  });

  it('allows exactly its number', () => {
    const day = dayOf(lastSecond);
    expect(() => requireBelowLimit(9, 10, day, lastSecond)).not.toThrow();
    expect(() => requireBelowLimit(10, 10, day, lastSecond)).toThrow(AppError);
  });

  it.each([
    ['2026-11-22T02:59:30.000Z', 30],
    ['2026-11-22T02:59:59.001Z', 1],
    ['2026-11-22T03:00:00.000Z', 86_400],
  ])('at %s refuses until the day is over: %d seconds', (now, retryAfter) => {
    const at = new Date(now);
    const refused = () => requireBelowLimit(10, 10, dayOf(at), at);
    expect(refused).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter }));
  });
});

describe('a limit of an hour', () => {
  it.each([
    ['2026-11-21T23:00:00.000Z', '2026-11-21T23', 3600],
    ['2026-11-21T23:59:59.999Z', '2026-11-21T23', 1],
  ])('at %s counts for %s, and refuses for %d seconds', (now, name, retryAfter) => {
    const at = new Date(now);
    expect(hourOf(at)).toEqual({ name, end: new Date('2026-11-22T00:00:00Z') });
    const refused = () => requireBelowLimit(10, 10, hourOf(at), at);
    expect(refused).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter }));
  });
});

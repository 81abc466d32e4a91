import {
  judgeSecondFactor,
  startOfSecondFactor,
} from '#lambdas/platform/identity/second-factor.ts';

const secondFactorSince = '2026-11-22T10:00:05.000Z';
const authTime = Date.parse(secondFactorSince) / 1000;

describe('the start of a second factor', () => {
  it.each([
    ['2026-11-22T10:00:04.001Z', secondFactorSince],
    ['2026-11-22T10:00:04.999Z', secondFactorSince],
    ['2026-11-22T10:00:05.000Z', secondFactorSince],
  ])('that was first seen at %s is %s, the next whole second', (seen, start) => {
    expect(startOfSecondFactor(new Date(seen))).toBe(start);
  });
});

describe('a call of staff', () => {
  it.each([
    ['allow', 'signed in in the second of the start', { authTime, secondFactorSince }],
    ['allow', 'signed in later', { authTime: authTime + 1, secondFactorSince }],
    ['refuse', 'signed in a second before', { authTime: authTime - 1, secondFactorSince }],
    ['refuse', 'have a token without the time of sign-in', { secondFactorSince }],
    ['store', 'have no stored start, whenever they signed in', { authTime }],
  ])('leads to "%s" for staff with the factor who %s', (verdict, _, known) => {
    expect(judgeSecondFactor(true, known)).toBe(verdict);
  });

  it.each([
    ['refuse', 'no stored start', { authTime }],
    ['clear', 'a stored start, however late they signed in', { authTime, secondFactorSince }],
  ])('leads to "%s" for staff without the factor and with %s', (verdict, _, known) => {
    expect(judgeSecondFactor(false, known)).toBe(verdict);
  });
});

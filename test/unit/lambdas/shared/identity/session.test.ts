import {
  judgeSecondFactor,
  startOfSecondFactor,
} from '#lambdas/platform/identity/second-factor.ts';
import { mayUseSession, startOfSignIns } from '#lambdas/platform/identity/session.ts';

const signInsSince = '2026-11-22T10:00:05.000Z';
const since = Date.parse(signInsSince) / 1000;
const signInOfChange = since - 60;

describe('the start of the sign-ins that count', () => {
  it.each(['2026-11-22T10:00:05.000Z', '2026-11-22T10:00:05.999Z'])(
    'is the whole second of %s',
    (now) => expect(startOfSignIns(new Date(now))).toBe(signInsSince),
  );
});

describe('a session', () => {
  it.each([
    [true, 'of any user without a start', {}, since - 1],
    [true, 'whose token says no sign-in, without a start', {}, undefined],
    [true, 'from the second of the start', { signInsSince }, since],
    [true, 'from after the start', { signInsSince }, since + 1],
    [false, 'from the second before the start', { signInsSince }, since - 1],
    [false, 'whose token says no sign-in', { signInsSince }, undefined],
    [true, 'that changed the password', { signInsSince, signInOfChange }, signInOfChange],
    [false, 'between change and start', { signInsSince, signInOfChange }, signInOfChange + 1],
    [false, 'from before the change', { signInsSince, signInOfChange }, signInOfChange - 1],
    [false, 'without a sign-in, after a change', { signInsSince, signInOfChange }, undefined],
  ])('is allowed: %p, %s', (isAllowed, _, item, authTime) => {
    expect(mayUseSession(item, authTime)).toBe(isAllowed);
  });
});

const secondFactorSince = '2026-11-22T10:00:05.000Z';
const authTime = Date.parse(secondFactorSince) / 1000;

describe('the start of a second factor', () => {
  it.each(['2026-11-22T10:00:04.001Z', '2026-11-22T10:00:05.000Z'])(
    'that was first seen at %s is the next whole second',
    (seen) => expect(startOfSecondFactor(new Date(seen))).toBe(secondFactorSince),
  );
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

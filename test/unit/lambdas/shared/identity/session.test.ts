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

import { emailField } from '#contract/accounts/email.ts';
import { hasAccepted } from '#contract/accounts/has-accepted.ts';
import { passwordField } from '#contract/accounts/password.ts';
import { user } from '#contract/accounts/users.ts';
import { validatorId } from '#test/support/builders/a-validator.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const local64 = 'a'.repeat(64);
const longDomain = `${'b'.repeat(60)}.`.repeat(3);

describe('an e-mail address', () => {
  it.each([
    [' Dona@Vitrine.TEST ', 'dona@vitrine.test'],
    ['\u200bdona@vitrine\u00ad.test \ufeff', 'dona@vitrine.test'],
    ["d.o'na+loja@sub.vitrine.com.br", "d.o'na+loja@sub.vitrine.com.br"],
    [`${local64}@${longDomain}com.br`, `${local64}@${longDomain}com.br`],
  ])('%s is normalized to %s', (typed, kept) => {
    expect(outcomeOf(emailField, typed)).toBe(kept);
  });

  it.each([
    ['dona', 'INVALID_FORMAT'],
    ['dona@', 'INVALID_FORMAT'],
    ['@vitrine.test', 'INVALID_FORMAT'],
    ['dona@vitrine', 'INVALID_FORMAT'],
    ['do na@vitrine.test', 'INVALID_FORMAT'],
    ['dona@vitrine.test\nbcc: x@y.test', 'INVALID_FORMAT'],
    [`${local64}a@vitrine.test`, 'TOO_LONG'],
    [`${local64}@${longDomain}info.br`, 'TOO_LONG'],
    ['', 'REQUIRED'],
  ])('%p is refused as %s', (typed, code) => {
    expect(outcomeOf(emailField, typed)).toContain(code);
  });
});

describe('a password', () => {
  it.each([
    ['Aa1#Aa1#', 'Aa1#Aa1#'],
    ['Vitrine#2026', 'Vitrine#2026'],
    [`Aa1#${'x'.repeat(252)}`, `Aa1#${'x'.repeat(252)}`],
    [' Vitrine#2026', 'Vitrine#2026'],
    ['Vitrine#2026\t\r\n', 'Vitrine#2026'],
    ['\u00a0Vitrine#2026\u00a0', 'Vitrine#2026'],
  ])('%j is accepted without the white space at its ends', (typed, kept) => {
    expect(outcomeOf(passwordField, typed)).toBe(kept);
  });

  it.each([
    'Vi#2026',
    'vitrine#2026',
    'VITRINE#2026',
    'Vitrine#',
    'Vitrine2026',
    `Aa1#${'x'.repeat(253)}`,
    'Com espaço 1 aqui',
    'Com espaço#1',
    'Curta#1 ',
    '        ',
  ])('%s is refused', (typed) => {
    expect(outcomeOf(passwordField, typed)).toEqual(expect.any(Array));
  });

  it.each([' ', '\t', '\u00a0'])('with %j between other characters is malformed', (space) => {
    expect(outcomeOf(passwordField, `Vitrine${space}#2026`)).toContain('INVALID_FORMAT');
  });
});

describe('the terms', () => {
  const accepted = (version: string) => ({ version, acceptedAt: '2026-11-02T12:00:00.000Z' });

  it.each([
    ['never', undefined, false],
    ['in an older version', accepted('2025-12-31'), false],
    ['in the same version', accepted('2026-11-01'), true],
    ['in a newer version', accepted('2026-11-02'), true],
  ])('accepted %s are up to date: %s', (_, terms, isUpToDate) => {
    expect(hasAccepted(terms, '2026-11-01')).toBe(isUpToDate);
  });
});

it('a validator learns their own id, which offline redemptions name', () => {
  const validator = {
    ...{ userId: '34fc42aa-84a4-4669-bd2d-6505dcdb882e', role: 'validator', validatorId },
    ...{ isPasswordRequired: false, createdAt: '2026-11-02T12:00:00.000Z' },
  };
  expect(user.parse(validator)).toEqual(validator);
});

import { check } from '#contract/field-errors.ts';
import { passwordField } from '#contract/password.ts';

describe('a password', () => {
  it.each(['Vitrine#2026', `Aa1#${'x'.repeat(252)}`, 'Com espaço 1 aqui'])('may be %s', (typed) => {
    expect(check(passwordField, typed).success).toBe(true);
  });

  it.each([
    'Vi#2026',
    'vitrine#2026',
    'VITRINE#2026',
    'Vitrine#',
    'Vitrine2026',
    `Aa1#${'x'.repeat(253)}`,
  ])('%s is refused', (typed) => {
    expect(check(passwordField, typed).success).toBe(false);
  });
});

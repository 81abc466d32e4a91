import { passwordField } from '#contract/accounts/password.ts';
import { parseInput } from '#contract/http/field-errors.ts';

describe('a password', () => {
  it.each(['Vitrine#2026', `Aa1#${'x'.repeat(252)}`])('may be %s', (typed) => {
    expect(parseInput(passwordField, typed).success).toBe(true);
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
    expect(parseInput(passwordField, typed).success).toBe(false);
  });
});

describe('a password with white space', () => {
  it.each([' Vitrine#2026', 'Vitrine#2026 ', 'Vitrine#2026\t\r\n', '\u00a0Vitrine#2026\u00a0'])(
    'at its ends is accepted without the white space: %j',
    (typed) => {
      expect(parseInput(passwordField, typed)).toEqual({ success: true, data: 'Vitrine#2026' });
    },
  );

  it.each([' ', '\t', '\u00a0'])(
    'between other characters is reported as malformed: %j',
    (space) => {
      expect(parseInput(passwordField, `Vitrine${space}#2026`)).toMatchObject({
        errors: [{ code: 'INVALID_FORMAT' }],
      });
    },
  );
});

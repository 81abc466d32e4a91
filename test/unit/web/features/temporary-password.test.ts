import { passwordField, passwordRules } from '#contract/accounts/password.ts';
import { newTemporaryPassword } from '#web/features/validators/temporary-password.ts';

describe('a temporary password', () => {
  const made = Array.from({ length: 200 }, newTemporaryPassword);

  it.each(Object.entries(passwordRules))('meets the rule %s of the user pool', (_rule, pattern) => {
    expect(made.filter((password) => !pattern.test(password))).toEqual([]);
  });

  it('is accepted by the API', () => {
    expect(made.filter((password) => !passwordField.safeParse(password).success)).toEqual([]);
  });

  it('has no characters that look alike, and no vowels that could make a word', () => {
    expect(made.filter((password) => /[01lIOo]|[aeiou]/i.test(password))).toEqual([]);
    expect(made.filter((password) => /[*_~`]/.test(password))).toEqual([]);
  });

  it('is different each time', () => {
    expect(new Set(made).size).toBe(made.length);
  });
});

import { QueryClient } from '@tanstack/react-query';
import { passwordField, passwordRules } from '#contract/accounts/password.ts';
import { findOwnValidator } from '#web/features/validators/find-own-validator.ts';
import { newTemporaryPassword } from '#web/features/validators/temporary-password.ts';
import { callRoute } from '#web/platform/api/call-route.ts';

jest.mock('#web/platform/api/call-route.ts', () => ({ callRoute: jest.fn() }));

it.each([
  ['ana@example.com', 1],
  ['bia@example.com', 2],
  ['eva@example.com', 3],
])('the own validator %s is searched in %i pages', async (email, calls) => {
  const called = jest.mocked(callRoute).mockReset();
  const emails = ['ana@example.com', 'bia@example.com', 'caio@example.com'];
  for (const [page, listed] of emails.entries()) {
    const pagingKey = page < 2 ? { pagingKey: String(page) } : {};
    called.mockResolvedValueOnce({ items: [{ email: listed }], ...pagingKey } as never);
  }
  const found = await findOwnValidator(new QueryClient(), 'biz_1', email);
  expect(found?.email).toBe(emails.find((each) => each === email));
  expect(called).toHaveBeenCalledTimes(calls);
});

describe('a temporary password', () => {
  const made = Array.from({ length: 200 }, newTemporaryPassword);
  const isGood = (password: string) =>
    Object.values(passwordRules).every((rule) => rule.test(password)) &&
    passwordField.safeParse(password).success;

  it('meets the rules of the user pool and of the API, and is different each time', () => {
    expect(made.filter((password) => !isGood(password))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
  });

  it('has no characters that look alike or mark up a message, and no vowels of a word', () => {
    expect(made.filter((password) => /[01lIOo]|[aeiou]|[*_~`]/i.test(password))).toEqual([]);
  });
});

import { parseInput } from '#contract/http/field-errors.ts';
import {
  firstAccessInput,
  temporaryPasswordInput,
  validatorInput,
} from '#contract/validators/validators.ts';
import { shopId } from '#test/support/builders/a-shop.ts';

const [password, previousPassword] = ['Balcao#2026', 'Antiga#2026'];
const validator = { name: 'Bia', email: 'bia@vitrine.test', temporaryPassword: password, shopId };

const errorsOf = (...[schema, input]: Parameters<typeof parseInput>) => {
  const result = parseInput(schema, input);
  return result.success ? [] : result.errors;
};

const emailOf = (length: number) => `${'a'.repeat(64)}@${'b'.repeat(length - 68)}.br`;

describe('the e-mail of a validator', () => {
  it('has at most as many characters as the user name of an account', () => {
    const [longest, tooLong] = [emailOf(128), emailOf(129)];
    expect([longest.length, tooLong.length]).toEqual([128, 129]);
    expect(errorsOf(validatorInput, { ...validator, email: longest })).toEqual([]);
    expect(errorsOf(validatorInput, { ...validator, email: tooLong })).toEqual([
      { path: 'email', code: 'TOO_LONG' },
    ]);
  });
});

describe('a password that the API sends to the user pool', () => {
  it.each(['Balcao #2026', 'Balcao\n#2026', 'Balcao#\u00a02026'])(
    'has no inner space, unlike %j',
    (typed) => {
      const refused = (path: string) => [{ path, code: 'INVALID_FORMAT' }];
      expect(errorsOf(validatorInput, { ...validator, temporaryPassword: typed })).toEqual(
        refused('temporaryPassword'),
      );
      expect(errorsOf(temporaryPasswordInput, { temporaryPassword: typed })).toEqual(
        refused('temporaryPassword'),
      );
      expect(errorsOf(firstAccessInput, { previousPassword, newPassword: typed })).toEqual(
        refused('newPassword'),
      );
      expect(
        errorsOf(firstAccessInput, { previousPassword: typed, newPassword: password }),
      ).toEqual([{ path: 'previousPassword', code: 'WRONG_PASSWORD' }]);
    },
  );

  it.each([' Balcao#2026', 'Balcao#2026 ', 'Balcao#2026\r\n', '\u00a0Balcao#2026\t'])(
    'is sent without the white space at the ends of %j',
    (typed) => {
      expect(parseInput(validatorInput, { ...validator, temporaryPassword: typed })).toMatchObject({
        data: { temporaryPassword: password },
      });
      expect(parseInput(temporaryPasswordInput, { temporaryPassword: typed })).toMatchObject({
        data: { temporaryPassword: password },
      });
      const change = { previousPassword: ` ${previousPassword} `, newPassword: typed };
      expect(parseInput(firstAccessInput, change)).toMatchObject({
        data: { previousPassword, newPassword: password },
      });
      expect(
        errorsOf(firstAccessInput, { previousPassword: typed, newPassword: password }),
      ).toEqual([{ path: 'newPassword', code: 'SAME_PASSWORD' }]);
    },
  );

  it('may be any other password', () => {
    expect(errorsOf(temporaryPasswordInput, { temporaryPassword: password })).toEqual([]);
    expect(errorsOf(firstAccessInput, { previousPassword, newPassword: password })).toEqual([]);
  });
});

import {
  firstAccessInput,
  temporaryPasswordInput,
  validatorInput,
} from '#contract/validators/validators.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const [password, previousPassword] = ['Balcao#2026', 'Antiga#2026'];
const validator = { name: 'Bia', email: 'bia@vitrine.test', temporaryPassword: password, shopId };

it('the e-mail of a validator has at most as many characters as the user name of an account', () => {
  const emailOf = (length: number) => `${'a'.repeat(64)}@${'b'.repeat(length - 68)}.br`;
  const longest = { ...validator, email: emailOf(128) };
  expect(longest.email).toHaveLength(128);
  expect(outcomeOf(validatorInput, longest)).toEqual(longest);
  const tooLong = { ...validator, email: emailOf(129) };
  expect(outcomeOf(validatorInput, tooLong)).toEqual(['email TOO_LONG']);
});

describe('a password that the API sends to the user pool', () => {
  /** Returns the outcome of each call with a typed password. */
  const outcomesOf = (typed: string) => [
    outcomeOf(validatorInput, { ...validator, temporaryPassword: typed }),
    outcomeOf(temporaryPasswordInput, { temporaryPassword: typed }),
    outcomeOf(firstAccessInput, { previousPassword, newPassword: typed }),
    outcomeOf(firstAccessInput, { previousPassword: typed, newPassword: password }),
  ];

  it.each(['Balcao #2026', 'Balcao#\u00a02026'])('has no inner space, unlike %j', (typed) => {
    expect(outcomesOf(typed)).toEqual([
      ['temporaryPassword INVALID_FORMAT'],
      ['temporaryPassword INVALID_FORMAT'],
      ['newPassword INVALID_FORMAT'],
      ['previousPassword WRONG_PASSWORD'],
    ]);
  });

  it.each([password, ' Balcao#2026\r\n', '\u00a0Balcao#2026\t'])(
    'is sent without the white space at the ends of %j',
    (typed) => {
      expect(outcomesOf(typed)).toEqual([
        validator,
        { temporaryPassword: password },
        { previousPassword, newPassword: password },
        ['newPassword SAME_PASSWORD'],
      ]);
    },
  );
});

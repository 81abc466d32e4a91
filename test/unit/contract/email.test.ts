import { emailField } from '#contract/accounts/email.ts';
import { parseInput } from '#contract/http/field-errors.ts';

const local64 = 'a'.repeat(64);
const longDomain = `${'b'.repeat(60)}.`.repeat(3);

describe('an e-mail address', () => {
  it.each([
    [' Dona@Vitrine.TEST ', 'dona@vitrine.test'],
    ['\u200bdona@vitrine\u00ad.test \ufeff', 'dona@vitrine.test'],
    ["d.o'na+loja@sub.vitrine.com.br", "d.o'na+loja@sub.vitrine.com.br"],
    [`${local64}@vitrine.test`, `${local64}@vitrine.test`],
    [`${local64}@${longDomain}com.br`, `${local64}@${longDomain}com.br`],
  ])('%s is normalized to %s', (typed, kept) => {
    expect(parseInput(emailField, typed)).toEqual({ success: true, data: kept });
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
    expect(parseInput(emailField, typed)).toMatchObject({
      success: false,
      errors: expect.arrayContaining([{ path: '', code }]),
    });
  });
});

import { parseInput } from '#contract/http/field-errors.ts';
import { indicationInput } from '#contract/shops/indications.ts';
import { anIndicationInput } from '#test/support/builders/an-indication.ts';

const checked = (changes: object) =>
  parseInput(indicationInput, { ...anIndicationInput(), ...changes });
const errorsOf = (changes: object) => {
  const result = checked(changes);
  return result.success ? [] : result.errors;
};

describe('an indication', () => {
  it.each([
    ['livraria.do_cais', 'livraria.do_cais'],
    [' @LivrariaDoCais ', 'livrariadocais'],
    ['https://www.instagram.com/LivrariaDoCais/?igsh=abc#x', 'livrariadocais'],
    ['instagram.com/livraria', 'livraria'],
    ['http://m.instagram.com/@livraria', 'livraria'],
  ])('stores the Instagram account %p as %p', (instagram, handle) => {
    expect(checked({ instagram })).toMatchObject({ success: true, data: { instagram: handle } });
  });

  it.each([
    'a b',
    '.livraria',
    'livraria.',
    'li..vraria',
    'livrária',
    'a'.repeat(31),
    'https://instagram.com/p/Cxyz',
    'https://evil.test/livraria',
    'https://instagram.com.evil.test/livraria',
    'javascript:alert(1)',
  ])('refuses the Instagram account %p', (instagram) => {
    expect(errorsOf({ instagram })).toEqual([{ path: 'instagram', code: 'INVALID_FORMAT' }]);
  });

  it('stores a phone as E.164', () => {
    expect(checked({ phone: '(81) 99876-5432' })).toMatchObject({
      data: { phone: '+5581998765432' },
    });
  });

  it.each([
    ['shopName', 'a', 'TOO_SHORT'],
    ['shopName', 'a'.repeat(81), 'TOO_LONG'],
    ['city', 'R', 'TOO_SHORT'],
    ['city', 'R'.repeat(61), 'TOO_LONG'],
    ['state', 'XX', 'INVALID_VALUE'],
    ['phone', '', 'REQUIRED'],
    ['phone', '123', 'INVALID_FORMAT'],
    ['phone', 'abc', 'INVALID_FORMAT'],
    ['instagram', '', 'REQUIRED'],
    ['comment', 'a'.repeat(501), 'TOO_LONG'],
    ['status', 'converted', 'UNKNOWN_FIELD'],
  ])('refuses %s %p with %s', (path, value, code) => {
    expect(errorsOf({ [path]: value })).toEqual([{ path, code }]);
  });
});

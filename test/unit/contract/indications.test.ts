import { indicationInput } from '#contract/shops/indications.ts';
import { anIndicationInput } from '#test/support/builders/a-shop.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const parsed = (changes: object) =>
  outcomeOf(indicationInput, { ...anIndicationInput(), ...changes });

describe('an indication', () => {
  it.each([
    ['livraria.do_cais', 'livraria.do_cais'],
    [' @LivrariaDoCais ', 'livrariadocais'],
    ['https://www.instagram.com/LivrariaDoCais/?igsh=abc#x', 'livrariadocais'],
    ['instagram.com/livraria', 'livraria'],
    ['http://m.instagram.com/@livraria', 'livraria'],
  ])('stores the Instagram account %p as %p', (instagram, handle) => {
    expect(parsed({ instagram })).toMatchObject({ instagram: handle });
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
    expect(parsed({ instagram })).toEqual(['instagram INVALID_FORMAT']);
  });

  it('stores a phone as E.164', () => {
    expect(parsed({ phone: '(81) 99876-5432' })).toMatchObject({ phone: '+5581998765432' });
  });

  it.each([
    [{ shopName: 'a' }, 'shopName TOO_SHORT'],
    [{ shopName: 'a'.repeat(81) }, 'shopName TOO_LONG'],
    [{ city: 'R' }, 'city TOO_SHORT'],
    [{ city: 'R'.repeat(61) }, 'city TOO_LONG'],
    [{ state: 'XX' }, 'state INVALID_VALUE'],
    [{ phone: '' }, 'phone REQUIRED'],
    [{ phone: '123' }, 'phone INVALID_FORMAT'],
    [{ instagram: '' }, 'instagram REQUIRED'],
    [{ comment: 'a'.repeat(501) }, 'comment TOO_LONG'],
    [{ status: 'converted' }, 'status UNKNOWN_FIELD'],
  ])('refuses %j with %s', (changes, error) => {
    expect(parsed(changes)).toEqual([error]);
  });
});

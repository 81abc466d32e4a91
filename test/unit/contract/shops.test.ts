import { parseInput } from '#contract/http/field-errors.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { shopInput } from '#contract/shops/shop-input.ts';
import { aShopInput } from '#test/support/builders/a-shop.ts';

const input = aShopInput();
const { address } = input;

const parsed = (changes: object) => parseInput(shopInput, { ...input, ...changes });
const kept = (changes: object) => {
  const result = parsed(changes);
  if (!result.success) throw new Error(JSON.stringify(result.errors));
  return result.data;
};
const refusedAs = (path: string, code: string) => ({ success: false, errors: [{ path, code }] });

describe('the input of a shop', () => {
  it('does not change when it is parsed again', () => {
    expect(parsed({})).toEqual({ success: true, data: input });
  });

  it('is parsed with a folded identifier', () => {
    expect(kept({ shopIdentifier: 'Padaria São José' }).shopIdentifier).toBe('padaria-sao-jose');
  });

  it('may be in the Federal District, and may set its own time zone', () => {
    expect(kept({ address: { ...address, state: 'DF', city: 'Brasília' } }).address.state).toBe(
      'DF',
    );
    expect(kept({ timeZone: 'America/Noronha' }).timeZone).toBe('America/Noronha');
  });

  it('is parsed with every contact, empty by default', () => {
    expect(kept({ contacts: {} }).contacts).toEqual({
      Phone: '',
      WhatsApp: '',
      Email: '',
      Telegram: '',
    });
  });

  it('is parsed with normalized contacts', () => {
    const contacts = {
      Phone: '(81) 3456-7890',
      WhatsApp: '81 99876-5432',
      Email: ' oi@aurora.test ',
      Telegram: '@padaria_aurora',
    };
    expect(kept({ contacts }).contacts).toEqual({
      Phone: '+558134567890',
      WhatsApp: '+5581998765432',
      Email: 'oi@aurora.test',
      Telegram: '@padaria_aurora',
    });
  });

  it.each([
    [{ contacts: { Phone: '123' } }, 'contacts.Phone', 'INVALID_FORMAT'],
    [{ contacts: { Phone: 'abc' } }, 'contacts.Phone', 'INVALID_FORMAT'],
    [{ contacts: { WhatsApp: '0800 123 4567' } }, 'contacts.WhatsApp', 'INVALID_FORMAT'],
    [{ contacts: { WhatsApp: '4004-1234' } }, 'contacts.WhatsApp', 'INVALID_FORMAT'],
    [{ contacts: { WhatsApp: '0' } }, 'contacts.WhatsApp', 'INVALID_FORMAT'],
    [{ contacts: { Email: 'oi' } }, 'contacts.Email', 'INVALID_FORMAT'],
    [{ contacts: { Telegram: 'a b' } }, 'contacts.Telegram', 'INVALID_FORMAT'],
    [{ contacts: { Instagram: 'x' } }, 'contacts.Instagram', 'UNKNOWN_FIELD'],
    [{ address: { ...address, postalCode: '5102' } }, 'address.postalCode', 'INVALID_FORMAT'],
    [{ address: { ...address, state: 'XX' } }, 'address.state', 'INVALID_VALUE'],
    [{ address: { ...address, country: 'AR' } }, 'address.country', 'INVALID_VALUE'],
    [{ address: { ...address, street: '' } }, 'address.street', 'REQUIRED'],
    [{ address: { ...address, city: 'Re\u202Ecife' } }, 'address.city', 'CONTROL_CHARACTER'],
    [
      { address: { ...address, neighborhood: '\u0301\u0301' } },
      'address.neighborhood',
      'NO_LETTER',
    ],
    [{ address: 'Rua da Aurora, 325' }, 'address', 'INVALID_TYPE'],
    [{ address: { ...address, zip: '1' } }, 'address.zip', 'UNKNOWN_FIELD'],
    [{ shopIdentifier: 'login' }, 'shopIdentifier', 'RESERVED'],
    [{ openingHours: { ...input.openingHours, MON: '9' } }, 'openingHours.MON', 'INVALID_FORMAT'],
    [{ timeZone: 'America/Fortaleza' }, 'timeZone', 'INVALID_VALUE'],
    [{ imagesUrls: 'none' }, 'imagesUrls', 'INVALID_TYPE'],
    [{ imagesUrls: undefined }, 'imagesUrls', 'REQUIRED'],
    [{ openingHours: { ...input.openingHours, SAT: undefined } }, 'openingHours.SAT', 'REQUIRED'],
    [{ about: 'x'.repeat(2001) }, 'about', 'TOO_LONG'],
    [{ shopStatus: 'suspended' }, 'shopStatus', 'UNKNOWN_FIELD'],
  ])('is refused with %j: %s %s', (changes, path, code) => {
    expect(parsed(changes)).toMatchObject(refusedAs(path, code));
  });
});

describe('the words of a search', () => {
  it.each([
    ['a', 'TOO_SHORT'],
    ['  a  ', 'TOO_SHORT'],
    ['a'.repeat(61), 'TOO_LONG'],
  ])('are refused as "%s": %s', (q, code) => {
    expect(parseInput(shopRoutes.searchShops.query, { q })).toEqual(refusedAs('q', code));
  });
});

describe('the identifier parameter of a path', () => {
  it('may have 120 characters before it is folded', () => {
    const { params } = shopRoutes.getShopByIdentifier;
    expect(parseInput(params, { identifier: 'a'.repeat(120) }).success).toBe(true);
    expect(parseInput(params, { identifier: 'a'.repeat(121) })).toEqual(
      refusedAs('identifier', 'TOO_LONG'),
    );
  });
});

import { shopRoutes } from '#contract/shops/routes.ts';
import { shopInput } from '#contract/shops/shop-input.ts';
import { telegramField } from '#contract/shops/telegram.ts';
import { aShopInput } from '#test/support/builders/a-shop.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const input = aShopInput();
const { address } = input;

const parsed = (changes: object) => outcomeOf(shopInput, { ...input, ...changes });

describe('the input of a shop', () => {
  it('does not change when it is parsed again', () => {
    expect(parsed({})).toEqual(input);
  });

  it('is parsed with a folded identifier', () => {
    const shopIdentifier = 'padaria-sao-jose';
    expect(parsed({ shopIdentifier: 'Padaria São José' })).toEqual({ ...input, shopIdentifier });
  });

  it('may be in the Federal District, and may set its own time zone', () => {
    const inBrasilia = { address: { ...address, state: 'DF', city: 'Brasília' } };
    const changes = { ...inBrasilia, timeZone: 'America/Noronha' };
    expect(parsed(changes)).toEqual({ ...input, ...changes });
  });

  it('is parsed with every contact, empty by default, and normalized', () => {
    const none = { Phone: '', WhatsApp: '', Email: '', Telegram: '' };
    expect(parsed({ contacts: {} })).toMatchObject({ contacts: none });
    const typed = {
      Phone: '(81) 3456-7890',
      WhatsApp: '81 99876-5432',
      Email: ' oi@aurora.test ',
      Telegram: 't.me/padaria_aurora',
    };
    expect(parsed({ contacts: typed })).toMatchObject({
      contacts: {
        Phone: '+558134567890',
        WhatsApp: '+5581998765432',
        Email: 'oi@aurora.test',
        Telegram: '@padaria_aurora',
      },
    });
  });

  it.each([
    [{ contacts: { Phone: '123' } }, 'contacts.Phone INVALID_FORMAT'],
    [{ contacts: { WhatsApp: '0800 123 4567' } }, 'contacts.WhatsApp INVALID_FORMAT'],
    [{ contacts: { Email: 'oi' } }, 'contacts.Email INVALID_FORMAT'],
    [{ contacts: { Telegram: 'a b' } }, 'contacts.Telegram INVALID_FORMAT'],
    [{ contacts: { Instagram: 'x' } }, 'contacts.Instagram UNKNOWN_FIELD'],
    [{ address: { ...address, postalCode: '5102' } }, 'address.postalCode INVALID_FORMAT'],
    [{ address: { ...address, state: 'XX' } }, 'address.state INVALID_VALUE'],
    [{ address: { ...address, country: 'AR' } }, 'address.country INVALID_VALUE'],
    [{ address: { ...address, street: '' } }, 'address.street REQUIRED'],
    [{ address: { ...address, city: 'Re\u202Ecife' } }, 'address.city CONTROL_CHARACTER'],
    [{ address: { ...address, neighborhood: '\u0301\u0301' } }, 'address.neighborhood NO_LETTER'],
    [{ address: 'Rua da Aurora, 325' }, 'address INVALID_TYPE'],
    [{ address: { ...address, zip: '1' } }, 'address.zip UNKNOWN_FIELD'],
    [{ shopIdentifier: 'login' }, 'shopIdentifier RESERVED'],
    [{ openingHours: { ...input.openingHours, MON: '9' } }, 'openingHours.MON INVALID_FORMAT'],
    [{ openingHours: { ...input.openingHours, SAT: undefined } }, 'openingHours.SAT REQUIRED'],
    [{ timeZone: 'America/Fortaleza' }, 'timeZone INVALID_VALUE'],
    [{ imagesUrls: 'none' }, 'imagesUrls INVALID_TYPE'],
    [{ imagesUrls: undefined }, 'imagesUrls REQUIRED'],
    [{ about: 'x'.repeat(2001) }, 'about TOO_LONG'],
    [{ shopStatus: 'suspended' }, 'shopStatus UNKNOWN_FIELD'],
  ])('is refused with %j: %s', (changes, error) => {
    expect(parsed(changes)).toEqual([error]);
  });
});

describe('a contact of Telegram', () => {
  it.each([
    ['https://t.me/padaria_aurora', '@padaria_aurora'],
    ['http://t.me/padaria_aurora/', '@padaria_aurora'],
    ['T.me/@padaria_aurora', '@padaria_aurora'],
    ['https://www.telegram.me/padaria_aurora?start=1', '@padaria_aurora'],
    ['\u200e@padaria_aurora\u200b', '@padaria_aurora'],
    [' @padaria_aurora ', '@padaria_aurora'],
    ['padaria_aurora', 'padaria_aurora'],
    ['pad_a', 'pad_a'],
    ['p'.repeat(33), ['INVALID_FORMAT']],
    ['', ''],
    ['https://t.me/', ['INVALID_FORMAT']],
    ['https://t.me/+AbCdEf123', ['INVALID_FORMAT']],
    ['https://t.me/joinchat/AbCdEf', ['INVALID_FORMAT']],
    ['https://t.me/ab', ['INVALID_FORMAT']],
    ['https://evil.test/t.me/padaria', ['INVALID_FORMAT']],
    ['@1padaria', ['INVALID_FORMAT']],
    ['a b', ['INVALID_FORMAT']],
  ])('%p becomes %p', (typed, outcome) => {
    expect(outcomeOf(telegramField, typed)).toEqual(outcome);
  });
});

it.each([
  ['a', 'TOO_SHORT'],
  ['  a  ', 'TOO_SHORT'],
  ['a'.repeat(61), 'TOO_LONG'],
])('the words of a search are refused as "%s": %s', (q, code) => {
  expect(outcomeOf(shopRoutes.searchShops.query, { q })).toEqual([`q ${code}`]);
});

it('the identifier in a path may have 120 characters before it is folded', () => {
  const { params } = shopRoutes.getShopByIdentifier;
  const longest = { identifier: 'a'.repeat(120) };
  expect(outcomeOf(params, longest)).toEqual(longest);
  expect(outcomeOf(params, { identifier: 'a'.repeat(121) })).toEqual(['identifier TOO_LONG']);
});

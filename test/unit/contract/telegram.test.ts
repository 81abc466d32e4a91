import { parseInput } from '#contract/http/field-errors.ts';
import { telegramField } from '#contract/shops/telegram.ts';

describe('a contact of Telegram', () => {
  it.each([
    ['https://t.me/padaria_aurora', '@padaria_aurora'],
    ['http://t.me/padaria_aurora/', '@padaria_aurora'],
    ['t.me/padaria_aurora', '@padaria_aurora'],
    ['T.me/@padaria_aurora', '@padaria_aurora'],
    ['https://www.telegram.me/padaria_aurora?start=1', '@padaria_aurora'],
    ['\u200e@padaria_aurora\u200b', '@padaria_aurora'],
    [' @padaria_aurora ', '@padaria_aurora'],
    ['padaria_aurora', 'padaria_aurora'],
    ['', ''],
  ])('%p is understood as %p', (typed, name) => {
    expect(parseInput(telegramField, typed)).toEqual({ success: true, data: name });
  });

  it.each([
    'https://t.me/',
    'https://t.me/+AbCdEf123',
    'https://t.me/joinchat/AbCdEf',
    'https://t.me/ab',
    'https://evil.test/t.me/padaria',
    '@1padaria',
    'a b',
  ])('%p is refused', (typed) => {
    expect(parseInput(telegramField, typed)).toEqual({
      success: false,
      errors: [{ path: '', code: 'INVALID_FORMAT' }],
    });
  });
});

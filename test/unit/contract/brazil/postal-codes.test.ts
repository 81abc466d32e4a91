import { formatPostalCode } from '#contract/brazil/format-numbers.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { postalCodeField } from '#contract/shops/shop-input.ts';

describe('a CEP', () => {
  it.each([
    '50030230',
    '50030-230',
    '50.030-230',
    ' 50030 230 ',
    '50030–230',
    '50030−230',
    '\u200b50030\u00ad230\ufeff',
    '\u202a50030\u2011230\u202c',
    '５００３０－２３０',
  ])('%j is normalized to 8 digits', (typed) => {
    expect(parseInput(postalCodeField, typed)).toEqual({ success: true, data: '50030230' });
  });

  it.each(['5003023', '500302300', '5003O230', '50030-23'])('%s is refused', (typed) => {
    expect(parseInput(postalCodeField, typed)).toEqual({
      success: false,
      errors: [{ path: '', code: 'INVALID_FORMAT' }],
    });
  });

  it('is formatted with a hyphen', () => {
    expect(formatPostalCode('50030230')).toBe('50030-230');
  });
});

it('a number of another length is not formatted', () => {
  expect(formatPostalCode('150030230')).toBe('150030230');
});

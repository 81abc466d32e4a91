import { formatPostalCode } from '#contract/brazil/format-numbers.ts';
import { postalCodeField } from '#contract/shops/shop-input.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

it.each([
  ...['50030230', '50030-230', '50.030-230', ' 50030 230 ', '50030–230', '50030−230'],
  ...['\u200b50030\u00ad230\ufeff', '\u202a50030\u2011230\u202c', '５００３０－２３０'],
])('the CEP %j is normalized to 8 digits', (typed) => {
  expect(outcomeOf(postalCodeField, typed)).toBe('50030230');
});

it.each(['5003023', '500302300', '5003O230'])('the CEP %s is refused', (typed) => {
  expect(outcomeOf(postalCodeField, typed)).toEqual(['INVALID_FORMAT']);
});

it('a CEP is formatted with a hyphen, a number of another length is not', () => {
  expect(formatPostalCode('50030230')).toBe('50030-230');
  expect(formatPostalCode('150030230')).toBe('150030230');
});

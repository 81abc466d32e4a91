import { formatMoney, formatMoneyToEdit, moneyParts } from '#web/lib/format/money.ts';
import {
  formatQuantity,
  quantityInput,
  quantityText,
  readQuantity,
} from '#web/lib/format/quantity.ts';

it.each([
  [1234.5, 'R$\u00a01.234,50', '1234,50'],
  [10, 'R$\u00a010,00', '10,00'],
  [0.99, 'R$\u00a00,99', '0,99'],
])('the price %d is shown as %s, and as %s in a text field', (price, text, toEdit) => {
  expect([formatMoney(price), formatMoneyToEdit(price)]).toEqual([text, toEdit]);
});

it('a price is split for a tag', () => {
  expect(moneyParts(12_499.9)).toEqual({
    ...{ currency: 'R$', reais: '12.499', cents: ',90', text: 'R$\u00a012.499,90' },
  });
});

describe('a typed quantity', () => {
  it.each([
    ...['1000', ' 1000 ', '1.000', '1.000,00', '1000,0', '1 000', '1\u00a0000', '1,000.00'],
    '\u200e1000\u200e',
  ])('%j is read as a thousand', (typed) => {
    expect([readQuantity(typed), quantityInput(typed)]).toEqual([1000, 1000]);
  });

  it.each([
    ...['12,5', '1.5', '1,50', '-5', '−5', '2e3', '1,000', '1.00.0', 'R$ 5', '5 reais', '10%'],
    ...['$5', '1/2'],
  ])('%j is kept as text, which schemas refuse', (typed) => {
    expect([readQuantity(typed), quantityInput(typed)]).toEqual([undefined, typed]);
  });

  it('may be zero, and is absent if it has spaces only', () => {
    expect([quantityInput('0'), quantityInput('  ')]).toEqual([0, undefined]);
  });

  it('is shown in the Brazilian format, and parsed from it', () => {
    expect([quantityText(undefined), quantityText(1_000_000)]).toEqual(['', '1.000.000']);
    expect(readQuantity(formatQuantity(1_000_000))).toBe(1_000_000);
  });
});

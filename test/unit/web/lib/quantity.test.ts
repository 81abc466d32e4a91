import {
  formatQuantity,
  quantityInput,
  quantityText,
  readQuantity,
} from '#web/lib/format/quantity.ts';

describe('a typed quantity', () => {
  it.each([
    ['50', 50],
    [' 1000 ', 1000],
    ['1.000', 1000],
    ['1.000,00', 1000],
    ['1000,0', 1000],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1,000.00', 1000],
    ['\u200e50\u200e', 50],
    ['0', 0],
  ])('%j is read as %j', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
    expect(quantityInput(typed)).toBe(quantity);
  });

  it.each([
    '12,5',
    '1.5',
    '1,50',
    '-5',
    '−5',
    '2e3',
    '1,000',
    '1.00.0',
    'R$ 5',
    '5 reais',
    '10 un',
    '10%',
    '1/2',
  ])('%j is kept as text, which schemas refuse', (typed) => {
    expect(readQuantity(typed)).toBeUndefined();
    expect(quantityInput(typed)).toBe(typed);
  });

  it('of spaces is absent', () => {
    expect(quantityInput('  ')).toBeUndefined();
  });

  it('is shown in the Brazilian format, and parsed from it', () => {
    expect([quantityText(undefined), quantityText(1_000_000)]).toEqual(['', '1.000.000']);
    expect(readQuantity(formatQuantity(1_000_000))).toBe(1_000_000);
  });
});

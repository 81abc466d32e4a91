// Prices are in reais, so all languages show them in the Brazilian format.
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const plain = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** Formats reais as `R$ 1.234,50`, always with two decimals. */
export function formatMoney(value: number): string {
  return reais.format(value);
}

/** Formats reais for a text field as `1234,50`, without currency and thousands separators. */
export function formatMoneyToEdit(value: number): string {
  return plain.format(value);
}

// Money is always reais, so it is always written as Brazil writes it, in every language.
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const plain = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** `R$ 1.234,50`: a comma and two decimals, also for whole numbers. */
export function formatMoney(value: number): string {
  return reais.format(value);
}

/** `1234,50`: what is left to edit, without currency and points. */
export function formatMoneyToEdit(value: number): string {
  return plain.format(value);
}

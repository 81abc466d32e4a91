// Money is always reais, so it is always written as Brazil writes it, in every language.
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `R$ 1.234,50`: a comma and two decimals, also for whole numbers. */
export function formatMoney(value: number): string {
  return reais.format(value);
}

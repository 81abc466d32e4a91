// Prices are in reais, so all languages show them in the Brazilian format.
// Made at its first use: the first format of a process takes a tenth of a Lambda's start.
let reais: Intl.NumberFormat | undefined;

/** Formats reais as `R$ 1.234,50`, always with two decimals. */
export function formatMoney(value: number): string {
  reais ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  return reais.format(value);
}

/** Formats reais for a text field as `1234,50`, without currency and thousands separators. */
export function formatMoneyToEdit(value: number): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };
  return value.toLocaleString('pt-BR', format);
}

interface MoneyParts {
  readonly currency: string;
  /** With points of thousands. */
  readonly reais: string;
  /** With the comma before them. */
  readonly cents: string;
  /** The whole price, as `formatMoney` writes it. */
  readonly text: string;
}

/** Splits a price into the parts that a price tag sets in different sizes. */
export function moneyParts(value: number): MoneyParts {
  const text = formatMoney(value);
  const [currency = '', figures = ''] = text.split('\u00a0');
  const comma = figures.indexOf(',');
  return { currency, reais: figures.slice(0, comma), cents: figures.slice(comma), text };
}

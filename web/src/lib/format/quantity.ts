import { readMoney } from '#contract/brazil/money.ts';

const format = new Intl.NumberFormat('pt-BR');
const formatPlain = new Intl.NumberFormat('pt-BR', { useGrouping: false });

/** Formats a whole number as `1.000`, the Brazilian way in all languages. */
export const formatQuantity = (value: number): string => format.format(value);

/** Formats a whole number for a text field as `1000`. */
export const formatQuantityToEdit = (value: number): string => formatPlain.format(value);

/**
 * Reads a typed or pasted whole number in the notations of prices: `1.000` and `1.000,00` are a thousand. Returns
 * undefined for other text, such as `12,5`, `-5`, `2e3` or `R$ 5`.
 */
export function readQuantity(text: string): number | undefined {
  if (/[\p{L}$]/u.test(text)) return undefined;
  const amount = readMoney(text);
  return Number.isInteger(amount) ? amount : undefined;
}

/** Returns a typed quantity, other text for the schema to refuse, or undefined for an empty field. */
export const quantityInput = (typed: string): number | string | undefined =>
  readQuantity(typed) ?? (typed.trim() || undefined);

/** Returns the text of a field for a quantity; empty without one. */
export const quantityText = (value: number | undefined): string =>
  value === undefined ? '' : formatQuantity(value);

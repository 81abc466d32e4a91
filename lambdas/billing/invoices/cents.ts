/** A share of an amount of cents, `part` of `whole`, rounded half up to a whole cent. */
export const shareOf = (cents: number, part: number, whole: number): number =>
  Math.floor((2 * cents * part + whole) / (2 * whole));

/** Cents as reais, as the API answers them. */
export const reaisOf = (cents: number): number => cents / 100;

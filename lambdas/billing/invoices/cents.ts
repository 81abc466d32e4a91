/** Returns `part / whole` of an amount in cents, rounded half up. */
export const shareOf = (cents: number, part: number, whole: number): number =>
  Math.floor((2 * cents * part + whole) / (2 * whole));

/** Converts cents to reais. */
export const reaisOf = (cents: number): number => cents / 100;

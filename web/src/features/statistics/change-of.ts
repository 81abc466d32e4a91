/** How a number differs from one before. */
export interface Change {
  readonly kind: 'more' | 'less' | 'same';
  /** Not negative; of money to the cent. */
  readonly difference: number;
}

/** Compares a number or an amount with the one before. */
export function changeOf(now: number, before: number): Change {
  const difference = Math.round((now - before) * 100) / 100;
  if (difference === 0) return { kind: 'same', difference: 0 };
  return { kind: difference > 0 ? 'more' : 'less', difference: Math.abs(difference) };
}

/** The difference between a number and its previous value. */
export interface Change {
  readonly kind: 'more' | 'less' | 'same';
  /** Not negative; for money, rounded to cents. */
  readonly difference: number;
}

/** Compares a number or an amount with its previous value. */
export function changeOf(now: number, before: number): Change {
  const difference = Math.round((now - before) * 100) / 100;
  if (difference === 0) return { kind: 'same', difference: 0 };
  return { kind: difference > 0 ? 'more' : 'less', difference: Math.abs(difference) };
}

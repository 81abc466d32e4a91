/**
 * Whole per cent off a price, both in cents, rounded down: an advertisement must not promise more.
 * 0 where the offer's price is not below the original one.
 */
export function discountPercentOf(originalCents: number, offerCents: number): number {
  if (offerCents >= originalCents) return 0;
  return Math.floor(((originalCents - offerCents) * 100) / originalCents);
}

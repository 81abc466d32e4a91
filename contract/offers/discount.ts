/**
 * Whole per cent off a price, both in cents, rounded down: an advertisement must not promise more.
 * 0 where the offer's price is not below the original one.
 */
export function discountPercentOf(originalCents: number, offerCents: number): number {
  if (offerCents >= originalCents) return 0;
  return Math.floor(((originalCents - offerCents) * 100) / originalCents);
}

/** A discount of more per cent than this is more often a typing error than intended. */
const unusualDiscountPercent = 70;

/** Whether a discount, by its prices in cents, should be confirmed before it is published. */
export function isUnusualDiscount(originalCents: number, offerCents: number): boolean {
  return (originalCents - offerCents) * 100 > originalCents * unusualDiscountPercent;
}

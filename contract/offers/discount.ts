/** Returns whole per cent off a price in cents, rounded down, since an advertisement must not promise more. */
export function discountPercentOf(originalCents: number, offerCents: number): number {
  if (offerCents >= originalCents) return 0;
  return Math.floor(((originalCents - offerCents) * 100) / originalCents);
}

/** A higher discount is more often a typing error than intended. */
const unusualDiscountPercent = 70;

/**
 * Returns whether a discount (prices in cents) should be confirmed before it is published. Only the offer form asks:
 * the API accepts any discount, since programs make no typing errors.
 */
export function isUnusualDiscount(originalCents: number, offerCents: number): boolean {
  return (originalCents - offerCents) * 100 > originalCents * unusualDiscountPercent;
}

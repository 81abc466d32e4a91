import { centsOf, readMoney } from '#contract/brazil/money.ts';
import { discountPercentOf } from '#contract/offers/offer-rules.ts';
import type { OfferValues } from './offer-values.ts';

/** Both prices in reais; undefined if the text is not an amount. */
export interface Prices {
  readonly originalPrice: number | undefined;
  readonly offerPrice: number | undefined;
}

export function pricesOf({
  originalPrice,
  offerPrice,
}: Pick<OfferValues, 'originalPrice' | 'offerPrice'>): Prices {
  return { originalPrice: readMoney(originalPrice), offerPrice: readMoney(offerPrice) };
}

/** Returns the discount in whole per cent; 0 if a price is missing or not lower. */
export function discountOf({ originalPrice = 0, offerPrice = 0 }: Prices): number {
  return offerPrice > 0 ? discountPercentOf(centsOf(originalPrice), centsOf(offerPrice)) : 0;
}

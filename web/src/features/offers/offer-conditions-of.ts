import type { Offer } from '#contract/offers/offers.ts';
import { readQuantity } from '#web/lib/format/quantity.ts';
import type { ConditionsOffer } from '#web/views/offer/legal-facts.ts';
import { pricesOf } from './offer-prices.ts';
import type { OfferValues } from './offer-values.ts';

/** Returns the legal conditions of the typed offer; undefined while a price or the last day is missing. */
export function conditionsOf(
  values: OfferValues,
  offer: Offer | undefined,
): ConditionsOffer | undefined {
  const { originalPrice, offerPrice } = pricesOf(values);
  const { startDate, expirationDate, paymentOptions, moreDetails, offerRules } = values;
  if (originalPrice === undefined || offerPrice === undefined || !expirationDate) return undefined;
  const availableLimit = offer ? offer.availableLimit : readQuantity(values.availableLimit);
  const perConsumerLimit = readQuantity(values.perConsumerLimit);
  return {
    originalPrice,
    offerPrice,
    expirationDate,
    paymentOptions: paymentOptions as Offer['paymentOptions'],
    createdAt: offer?.createdAt ?? new Date().toISOString(),
    claimedCount: offer?.claimedCount ?? 0,
    displayStatus: offer?.displayStatus ?? 'active',
    ...(startDate !== null && { startDate }),
    ...(availableLimit !== undefined && { availableLimit }),
    ...(perConsumerLimit !== undefined && { perConsumerLimit }),
    ...(moreDetails.trim() !== '' && { moreDetails }),
    ...(offerRules.trim() !== '' && { offerRules }),
  };
}

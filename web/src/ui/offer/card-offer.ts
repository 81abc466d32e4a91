import type { Offer } from '#contract/offers.ts';
import type { CardOffer } from './offer-card.tsx';

/** Makes the card's data from an offer of the API. */
export function cardOfferOf(offer: Offer): CardOffer {
  const { title, originalPrice, offerPrice, discountPercent } = offer;
  const { startDate, expirationDate, moreDetails, offerRules } = offer;
  return {
    ...{ title, originalPrice, offerPrice, discountPercent },
    ...{ startDate, expirationDate, moreDetails, offerRules },
    image: offer.images.find(({ status }) => status === 'ready'),
    isSoldOut: offer.displayStatus === 'sold_out',
  };
}

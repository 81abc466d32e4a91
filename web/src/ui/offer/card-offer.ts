import type { Offer } from '#contract/offers.ts';
import type { CardOffer } from './offer-card.tsx';

/** Makes the card's data from an offer of the API. */
export function cardOfferOf(offer: Offer): CardOffer {
  return {
    seed: offer.id,
    image: offer.images.find(({ status }) => status === 'ready'),
    title: offer.title,
    originalPrice: offer.originalPrice,
    offerPrice: offer.offerPrice,
    discountPercent: offer.discountPercent,
    startDate: offer.startDate,
    expirationDate: offer.expirationDate,
    isSoldOut: offer.displayStatus === 'sold_out',
  };
}

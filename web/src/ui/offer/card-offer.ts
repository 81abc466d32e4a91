import type { Offer } from '#contract/offers.ts';
import type { CardOffer } from './offer-card.tsx';

/** Makes the card's data from an offer of the API. */
export function cardOfferOf(offer: Offer): CardOffer {
  return {
    seed: offer.id,
    imageUrl: offer.images.find((image) => image.status === 'ready')?.url,
    title: offer.title,
    originalPrice: offer.originalPrice,
    offerPrice: offer.offerPrice,
    discountPercent: offer.discountPercent,
    startDate: offer.startDate,
    expirationDate: offer.expirationDate,
    isSoldOut: offer.displayStatus === 'sold_out',
  };
}

import type { ShownImage } from '#contract/media/images.ts';
import type { Offer } from '#contract/offers/offers.ts';

/** The data of a card; a preview lacks what has not been typed yet. */
export interface CardOffer {
  readonly image?: ShownImage | undefined;
  /** A file of this device, shown while the image is being made. */
  readonly previewUrl?: string | undefined;
  /** Also chooses the drawing where there is no photo. */
  readonly title: string;
  readonly originalPrice?: number | undefined;
  readonly offerPrice?: number | undefined;
  readonly discountPercent?: number | undefined;
  readonly startDate?: string | undefined;
  readonly expirationDate?: string | undefined;
  /** Rich texts, of which the card shows the words until all is asked for. */
  readonly moreDetails?: string | undefined;
  readonly offerRules?: string | undefined;
  readonly isSoldOut?: boolean;
}

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

import type { ShownImage } from '#contract/media/images.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { shorten } from '#web/lib/shorten.ts';

/** The data of a card; a preview lacks fields that are not typed yet. */
export interface CardOffer {
  readonly image?: ShownImage | undefined;
  /** A local file, shown while the image is being processed. */
  readonly previewUrl?: string | undefined;
  readonly title: string;
  readonly originalPrice?: number | undefined;
  readonly offerPrice?: number | undefined;
  readonly discountPercent?: number | undefined;
  readonly startDate?: string | undefined;
  readonly expirationDate?: string | undefined;
  /** Rich texts; the card shows their plain words until the full text is requested. */
  readonly moreDetails?: string | undefined;
  readonly offerRules?: string | undefined;
  readonly isSoldOut?: boolean;
}

/** Returns the card's data of an offer from the API. */
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

/** Characters of a text on a card: about three lines of details, two of rules. */
const most = { details: 110, rules: 80 } as const;

/** Texts are only cut if at least this many characters are hidden. */
const leastHidden = 30;

/** Returns the plain text that a card shows: all of it, or its beginning. */
export function shownOnCard(text: string, kind: keyof typeof most): string {
  return text.length < most[kind] + leastHidden ? text : shorten(text, most[kind]);
}

import { isShown } from '#contract/display-status.ts';
import type { Offer } from '#contract/offers.ts';

const isSoldOut = ({ displayStatus }: Offer) => displayStatus === 'sold_out';

/**
 * Returns the offers of a flyer: `first` (the linked offer), the others in the given order, sold-out ones last. Removes
 * hidden offers, which the API returns to members of the business.
 */
export function flyerOffers(offers: readonly Offer[], first: Offer | undefined): readonly Offer[] {
  const others = offers.filter((each) => each.id !== first?.id && isShown(each.displayStatus));
  return [
    ...(first ? [first] : []),
    ...others.filter((offer) => !isSoldOut(offer)),
    ...others.filter(isSoldOut),
  ];
}

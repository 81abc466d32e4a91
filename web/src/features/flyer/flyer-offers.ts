import { isShown } from '#contract/businesses/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';

const isSoldOut = ({ displayStatus }: Offer) => displayStatus === 'sold_out';

/**
 * The offers that a flyer shows: `first` (the linked offer), then the others in the given order, with
 * sold-out ones last. The API returns hidden offers to members of the business; they are removed
 * here, because the flyer shows what consumers see.
 */
export function flyerOffers(offers: readonly Offer[], first: Offer | undefined): readonly Offer[] {
  const others = offers.filter((each) => each.id !== first?.id && isShown(each.displayStatus));
  return [
    ...(first ? [first] : []),
    ...others.filter((offer) => !isSoldOut(offer)),
    ...others.filter(isSoldOut),
  ];
}

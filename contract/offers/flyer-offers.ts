import { isShown } from './display-status.ts';
import type { Offer } from './offers.ts';

const isSoldOut = ({ displayStatus }: Offer) => displayStatus === 'sold_out';

/** Returns a flyer's offers: the linked one first, sold-out ones last, without ones that only members may see. */
export function flyerOffers(offers: readonly Offer[], first: Offer | undefined): readonly Offer[] {
  const others = offers.filter((each) => each.id !== first?.id && isShown(each.displayStatus));
  return [
    ...(first ? [first] : []),
    ...others.filter((offer) => !isSoldOut(offer)),
    ...others.filter(isSoldOut),
  ];
}

import type { Offer } from '#contract/offers.ts';

const isSoldOut = ({ displayStatus }: Offer) => displayStatus === 'sold_out';

/**
 * The offer that the link was about comes first; the others follow in their order, each once, and what
 * can no longer be had comes last.
 */
export function offersInOrder(
  offers: readonly Offer[],
  first: Offer | undefined,
): readonly Offer[] {
  const others = offers.filter(({ id }) => id !== first?.id);
  return [
    ...(first ? [first] : []),
    ...others.filter((offer) => !isSoldOut(offer)),
    ...others.filter(isSoldOut),
  ];
}

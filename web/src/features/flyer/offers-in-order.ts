import type { Offer } from '#contract/offers.ts';

/** The offer that the link was about comes first; the others follow in their order, each once. */
export function offersInOrder(
  offers: readonly Offer[],
  first: Offer | undefined,
): readonly Offer[] {
  return first ? [first, ...offers.filter(({ id }) => id !== first.id)] : offers;
}

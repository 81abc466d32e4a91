import type { Offer } from '#contract/offers.ts';

/** Whether an offer has begun: its start is fixed then. */
export const isStartFixed = (offer: Pick<Offer, 'startsAt'> | undefined): boolean =>
  offer !== undefined && Date.parse(offer.startsAt) <= Date.now();

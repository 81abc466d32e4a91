import { fold } from '#contract/fold.ts';

/** Partitions of the two global indexes. */
export const partitions = {
  /** Businesses of a status, by when they last changed (GSI1). */
  businessesOfStatus: (status: string) => `BUSINESS_STATUS#${status}`,
  /** The feeds, by start: the country's and a city's (GSI1), a state's (GSI2). */
  feedOfCountry: 'FEED#BR',
  feedOfState: (uf: string) => `FEED#${uf}`,
  feedOfCity: (uf: string, city: string) => `FEED#${uf}#${fold(city)}`,
  /** Offers that are switched on, public or not, by their ends (GSI2). */
  offersByEnd: 'ENDING',
  /** Counters of shops, by the instant until which their count of running offers is true (GSI2). */
  offersCountsDue: 'OFFERS_COUNT_DUE',
} as const;

/** A sort key by an instant; the id makes it unique. */
export const instantKey = (instant: string, id: string) => `${instant}#${id}`;

/** The instant in such a sort key. */
export const instantIn = (sortKey: unknown): string | undefined =>
  String(sortKey ?? '').split('#')[0] || undefined;

/** A row's place in GSI1. */
export const inGsi1 = (partition: string, sortKey: string) => ({
  GSI1PK: partition,
  GSI1SK: sortKey,
});

/** A row's place in GSI2. */
export const inGsi2 = (partition: string, sortKey: string) => ({
  GSI2PK: partition,
  GSI2SK: sortKey,
});

type OfferStatus = 'active' | 'inactive';

/**
 * Sort key of LSI1 in the lists of a business and of a shop: by what the owner set and by end, so that
 * offers that have ended are one range and the others another. Without an id it bounds such a range.
 */
export const offerStateKey = (status: OfferStatus, endsAt: string, offerId?: string) =>
  offerId === undefined ? `${status}#${endsAt}` : `${status}#${endsAt}#${offerId}`;

/** The end in such a sort key. */
export const endIn = (stateKey: unknown): string => String(stateKey).split('#')[1] ?? '';

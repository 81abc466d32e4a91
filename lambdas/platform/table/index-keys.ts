import { foldCity } from '#contract/fields/fold.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { instantKey, partsOf } from './keys.ts';

/** Partitions of the two global indexes. */
export const partitions = {
  /** Businesses of a status, by their last change (GSI1). */
  businessesOfStatus: (status: string) => `BUSINESS_STATUS#${status}`,
  /** Businesses with a tax id, and revisions that ask for it, by id (GSI2). */
  businessesOfTaxId: (taxId: string) => `TAX_ID#${taxId}`,
  /** Words of the names of businesses and revisions (GSI1). People edit names, so one partition is enough. */
  businessNames: 'BUSINESS_NAMES',
  /** Feeds, by start: the country's and a city's (GSI1), a state's (GSI2). */
  feedOfCountry: 'FEED#BR',
  feedOfState: (uf: string) => `FEED#${uf}`,
  feedOfCity: (uf: string, city: string) => `FEED#${uf}#${foldCity(city)}`,
  /** Words of live shops: the country's and a city's (GSI1), a state's (GSI2). See `wordKey`. */
  searchOfCountry: 'SEARCH#BR',
  searchOfState: (uf: string) => `SEARCH#${uf}`,
  searchOfCity: (uf: string, city: string) => `SEARCH#${uf}#${foldCity(city)}`,
  /** Offers that are switched on, public or not, by end (GSI2). */
  offersByEnd: 'ENDING',
  /** Shops' counters, by the instant when their count of running offers becomes outdated (GSI2). */
  offersCountsDue: 'OFFERS_COUNT_DUE',
  /** A shop's followers, by id (GSI1). */
  followersOfShop: (shopId: string) => `FOLLOWERS#${shopId}`,
  /** Identifiers that a business's shops gave up and that are reserved for it (GSI1). */
  identifiersReleasedBy: (businessId: string) => `RELEASED_BY#${businessId}`,
  /** Records of all staff decisions, by id (GSI1). People decide, so one partition is enough. */
  decisions: 'DECISIONS',
  /** Records of one staff member's decisions, by id (GSI2). */
  decisionsOfStaff: (userId: string) => `DECISIONS_OF#${userId}`,
  /** Indications of a status, by id (GSI1). */
  indicationsOfStatus: (status: string) => `INDICATION_STATUS#${status}`,
  /** A user's indications, by id (GSI2). */
  indicationsOfUser: (userId: string) => `INDICATIONS_OF#${userId}`,
  /** Validator reservations, by instant (GSI2). */
  validatorReservations: 'VALIDATOR_RESERVATIONS',
  /** Validators who never signed in, by the end of their temporary password (GSI2). */
  unusedAccesses: 'UNUSED_ACCESSES',
  /** Subscriptions without an unpaid invoice, by the day of the next one, in eight partitions (GSI1). */
  subscriptionsToInvoice: (shard: number) => `TO_INVOICE#${shard}`,
  /** Subscriptions with an unpaid invoice, by its due day (GSI1). */
  subscriptionsUnpaid: (shard: number) => `UNPAID#${shard}`,
  /** Subscriptions suspended for an unpaid invoice, by its due day (GSI1). */
  subscriptionsSuspended: (shard: number) => `SUSPENDED_UNPAID#${shard}`,
  /** The subscription whose invoice numbers begin with a code (GSI2). */
  subscriptionOfCode: (code: string) => `BILLING_CODE#${code}`,
  /** Invoices in review, by the start of the review (GSI1). People review, so one partition is enough. */
  invoicesInReview: 'INVOICES_IN_REVIEW',
  /** A business's open claims, by end, in the shards of their offers (GSI1). */
  openClaims: (businessId: string, shard: number) => `CLAIMS#${businessId}#${shard}`,
  /** A business's redeemed and cancelled claims, by closing time; see `closedClaimKey` (GSI1). */
  closedClaims: (businessId: string) => `CLOSED#${businessId}`,
  /** A consumer's claims: open ones by end, others by closing time (GSI2). */
  wallet: (userId: string) => `WALLET#${userId}`,
  /** Terms of a business's offers, by end (GSI1). */
  termsOfBusiness: (businessId: string) => `TERMS_OF#${businessId}`,
  /** Claims that end on a day and have not been counted as expired: business, shop and offer (GSI1). */
  claimsEndingOn: (day: string) => `CLAIMS_END#${day}`,
  /** Unused images, by the instant since when (GSI2). */
  unusedImages: 'UNUSED_IMAGES',
} as const;

/** Returns the sort key of a closed claim in its business's list: closing time, code and end. */
export const closedClaimKey = (closedAt: string, code: string, endsAt: string) =>
  `${instantKey(closedAt, code)}#${endsAt}`;

/** Returns code and end in a sort key of `closedClaimKey`. */
export function closedClaimIn(sortKey: unknown): {
  readonly code: string;
  readonly endsAt: string;
} {
  const [, code = '', endsAt = ''] = partsOf(sortKey);
  return { code, endsAt };
}

/** Returns a row's attributes for GSI1. */
export const inGsi1 = (partition: string, sortKey: string) => ({
  GSI1PK: partition,
  GSI1SK: sortKey,
});

/** Returns a row's attributes for GSI2. */
export const inGsi2 = (partition: string, sortKey: string) => ({
  GSI2PK: partition,
  GSI2SK: sortKey,
});

/** Returns the LSI1 sort key of an offer in a list: by status and end. Without an id it bounds a range. */
export const offerStateKey = (status: Offer['status'], endsAt: string, offerId?: string) =>
  offerId === undefined ? `${status}#${endsAt}` : `${status}#${endsAt}#${offerId}`;

/** Returns the end in a sort key of `offerStateKey`. */
export const endIn = (stateKey: unknown): string => String(stateKey).split('#')[1] ?? '';

/** A word that finds a shop or a business. Words and names consist of `a-z0-9_`; a name has `-` between its words. */
interface SearchedWord {
  readonly word: string;
  /** The name that orders results with the same word. */
  readonly name: string;
  readonly id: string;
  /** All words of the shop or business, to filter its rows without reading it. */
  readonly words: readonly string[];
}

/** Returns the sort key of a word in a search: by word, name and id. */
export const wordKey = ({ word, name, id, words }: SearchedWord) =>
  `${word}#${name}#${id}#${words.join('-')}`;

/** Returns the word, and all words of the shop or business, in a sort key of `wordKey`. */
export function wordsIn(sortKey: unknown): Pick<SearchedWord, 'word' | 'words'> {
  const [word = '', , , words = ''] = partsOf(sortKey);
  return { word, words: words.split('-') };
}

/** Prefix of the LSI1 sort keys of a user's follows. */
export const followsPrefix = 'FOLLOW#';

/** Returns the LSI1 sort key of a follow: by its instant. */
export const followTimeKey = (followedAt: string, shopId: string) =>
  `${followsPrefix}${instantKey(followedAt, shopId)}`;

/** Returns the prefix of the LSI1 sort keys of a business's disabled or other validators, of all shops or of one. */
export const validatorsPrefix = (isDisabled: boolean, shopId?: string) =>
  `VALIDATOR#${isDisabled ? 'DISABLED' : 'ENABLED'}#${shopId === undefined ? '' : `${shopId}#`}`;

/** Returns the LSI1 sort key of a validator: by shop, then by creation. */
export const validatorListKey = (isDisabled: boolean, shopId: string, validatorId: string) =>
  `${validatorsPrefix(isDisabled, shopId)}${validatorId}`;

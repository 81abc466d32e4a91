import type { Offer } from '#contract/offers/offers.ts';
import { foldCity } from '#contract/shops/fold-city.ts';
import { withoutHyphens } from '#contract/shops/shop-identifier.ts';

/** A primary key. Every key is made in this file; docs/access-patterns.md lists their reads. */
export interface Key {
  readonly PK: string;
  readonly SK: string;
}

const key = (PK: string, SK: string): Key => ({ PK, SK });

export const keys = {
  user: (userId: string) => key(`USER#${userId}`, 'USER'),
  acceptedTerms: (userId: string, version: string) => key(`USER#${userId}`, `TERMS#${version}`),
  follow: (userId: string, shopId: string) => key(`USER#${userId}`, `FOLLOW#${shopId}`),
  /** Marker of a counted event: of a claim, a redemption, a follow, or ended claims. */
  countedEvent: (eventId: string, kind: string) => key(`COUNTED#${eventId}`, kind.toUpperCase()),
  /** Marker of a person counted as a shop's new follower on a day, by a hash of the three. */
  newFollower: (followHash: string) => key(`COUNTED#${followHash}`, 'NEW_FOLLOWER'),
  /** Count of a user's follows and unfollows on a day, `YYYY-MM-DD`. */
  followChangesOfDay: (userId: string, day: string) =>
    key(`USER#${userId}`, `FOLLOW_CHANGES#${day}`),
  idempotency: (userId: string, idempotencyKey: string) =>
    key(`IDEMPOTENCY#${userId}`, `IDEMPOTENCY#${idempotencyKey}`),
  /** A user's newest data export. */
  export: (userId: string) => key(`USER#${userId}`, 'EXPORT'),
  /** Count of the exports that a user started on a day, `YYYY-MM-DD`. */
  exportsOfDay: (userId: string, day: string) => key(`USER#${userId}`, `EXPORTS#${day}`),
  /** All Web Push subscriptions of a user. */
  pushSubscriptions: (userId: string) => key(`USER#${userId}`, 'PUSH_SUBSCRIPTIONS'),
  /** Count of the push endpoints that a user registered on a day, `YYYY-MM-DD`. */
  pushEndpointsOfDay: (userId: string, day: string) =>
    key(`USER#${userId}`, `PUSH_ENDPOINTS#${day}`),
  /** Claim on a push subscription's endpoint, by its hash. */
  pushEndpoint: (endpointHash: string) => key(`PUSH_ENDPOINT#${endpointHash}`, 'PUSH_ENDPOINT'),
  /** Mark of a mail to a user that was sent or refused, by event. */
  sentMail: (userId: string, event: string) => key(`USER#${userId}`, `SENT_MAIL#${event}`),
  upload: (uploadId: string) => key(`UPLOAD#${uploadId}`, 'UPLOAD'),
  /** Count of the upload forms that a user got in an hour, `YYYY-MM-DDTHH` in UTC. */
  uploadsOfHour: (userId: string, hour: string) => key(`USER#${userId}`, `UPLOADS#${hour}`),
  /** An image of a business, or of a user without a business yet. */
  image: (ownerId: string, imageId: string) => key(`IMAGES#${ownerId}`, `IMAGE#${imageId}`),
  /** The use of an image by a business, a shop or an offer. */
  imageUse: (imageId: string, itemId: string) => key(`IMAGE#${imageId}`, `USE#${itemId}`),
  /** The images of a business, a shop or an offer whose uses were counted. */
  countedImages: (itemId: string) => key(`COUNTED_IMAGES#${itemId}`, 'COUNTED_IMAGES'),
  /** Preview image for links to a shop or an offer. */
  linkPreview: (itemId: string) => key(`LINK_PREVIEW#${itemId}`, 'LINK_PREVIEW'),
  business: (businessId: string) => key(`BUSINESS#${businessId}`, 'BUSINESS'),
  businessCounters: (businessId: string) => key(`BUSINESS#${businessId}`, 'COUNTERS'),
  /** A word of the names of a business or revision, for the search of staff. */
  nameWord: (businessId: string, word: string) =>
    key(`BUSINESS#${businessId}`, `NAME_WORD#${word}`),
  shopOfBusiness: (businessId: string, shopId: string) =>
    key(`BUSINESS#${businessId}`, `SHOP#${shopId}`),
  offerOfBusiness: (businessId: string, offerId: string) =>
    key(`BUSINESS#${businessId}`, `OFFER#${offerId}`),
  /** Count of the offers that a business published on a day, `YYYY-MM-DD`. */
  publicationsOfDay: (businessId: string, day: string) =>
    key(`BUSINESS#${businessId}`, `PUBLICATIONS#${day}`),
  validator: (businessId: string, validatorId: string) =>
    key(`BUSINESS#${businessId}`, `VALIDATOR#${validatorId}`),
  validatorCounters: (validatorId: string) => key(`VALIDATOR#${validatorId}`, 'COUNTERS'),
  /** Reservation of a validator whose account is being created, by a hash of their e-mail. */
  validatorReservation: (businessId: string, emailHash: string) =>
    key(`BUSINESS#${businessId}`, `VALIDATOR_RESERVATION#${emailHash}`),
  /** Claim on a validator's e-mail across businesses. */
  validatorEmail: (emailHash: string) => key(`VALIDATOR_EMAIL#${emailHash}`, 'VALIDATOR_EMAIL'),
  /** Count of mails on a day, `YYYY-MM-DD`, that told an address (by its hash) that it was added as a validator. */
  validatorMailsOfDay: (emailHash: string, day: string) =>
    key(`VALIDATOR_EMAIL#${emailHash}`, `MAILS#${day}`),
  /** Count of the validators that a business added on a day, `YYYY-MM-DD`. */
  validatorsAddedOfDay: (businessId: string, day: string) =>
    key(`BUSINESS#${businessId}`, `VALIDATORS_ADDED#${day}`),
  /** Record of a decision on a business, an indication or, by their owner, images without a business. */
  audit: (subjectId: string, auditId: string) => key(`AUDIT#${subjectId}`, `AUDIT#${auditId}`),
  shop: (shopId: string) => key(`SHOP#${shopId}`, 'SHOP'),
  shopCounters: (shopId: string) => key(`SHOP#${shopId}`, 'COUNTERS'),
  /** Count of a shop's validators, reserved ones included, disabled ones not. */
  validatorsCount: (shopId: string) => key(`SHOP#${shopId}`, 'VALIDATORS'),
  offerOfShop: (shopId: string, offerId: string) => key(`SHOP#${shopId}`, `OFFER#${offerId}`),
  /** A word that finds a shop: in country and state, and in its city. */
  shopWord: (shopId: string, word: string) => key(`SHOP#${shopId}`, `WORD#${word}`),
  shopWordInCity: (shopId: string, word: string) => key(`SHOP#${shopId}`, `WORD_IN_CITY#${word}`),
  /** One item for all identifiers that differ only in hyphens. */
  shopIdentifier: (identifier: string) =>
    key(`SHOP_IDENTIFIER#${withoutHyphens(identifier)}`, 'SHOP_IDENTIFIER'),
  indication: (indicationId: string) => key(`INDICATION#${indicationId}`, 'INDICATION'),
  /** Count of the indications that a user sent on a day, `YYYY-MM-DD`. */
  indicationsOfDay: (userId: string, day: string) => key(`USER#${userId}`, `INDICATIONS#${day}`),
  /** Count of the identifiers that a business's shops gave up on a day, `YYYY-MM-DD`. */
  releasedIdentifiersOfDay: (businessId: string, day: string) =>
    key(`BUSINESS#${businessId}`, `RELEASED_IDENTIFIERS#${day}`),
  /** Billing has a partition of its own, since it outlives the business. */
  subscription: (businessId: string) => key(`BILLING#${businessId}`, 'SUBSCRIPTION'),
  /** An invoice by the first day of its period, `YYYY-MM-DD`, so a period has only one. */
  invoice: (businessId: string, start: string) => key(`BILLING#${businessId}`, `INVOICE#${start}`),
  /** An agreement with a business from a day on. */
  agreement: (businessId: string, validFrom: string) =>
    key(`BILLING#${businessId}`, `AGREEMENT#${validFrom}`),
  /** A used trial, by a hash of the tax id with the stage's key. */
  trial: (taxIdHash: string) => key(`TRIAL#${taxIdHash}`, 'TRIAL'),
  /** Debt of a business that has left, by a hash of its tax id with the stage's key. */
  debt: (taxIdHash: string, businessId: string) => key(`DEBT#${taxIdHash}`, `DEBT#${businessId}`),
  /** State of the sweep of owners between its runs. */
  ownerSweep: () => key('OWNER_SWEEP', 'OWNER_SWEEP'),
  /** A shard of an offer's stock, with its own key: DynamoDB cannot split a key in a table with a local index. */
  claimShard: (offerId: string, shard: number) => key(`OFFER_CLAIMS#${offerId}#${shard}`, 'SHARD'),
  /** Count of a shard's redeemed claims. */
  usedOfShard: (offerId: string, shard: number) => key(`OFFER_CLAIMS#${offerId}#${shard}`, 'USED'),
  claim: (code: string) => key(`CLAIM#${code}`, 'CLAIM'),
  /** A user's claims that count for an offer's limit per person. */
  claimsOfOffer: (userId: string, offerId: string) => key(`USER#${userId}`, `CLAIMS_OF#${offerId}`),
  /** Count of a user's claims on a day, `YYYY-MM-DD`. */
  claimsOfDay: (userId: string, day: string) => key(`USER#${userId}`, `CLAIMS#${day}`),
  /** Count of a user's requests for unknown codes in an hour, `YYYY-MM-DDTHH` in UTC. */
  guessesOfHour: (userId: string, hour: string) => key(`USER#${userId}`, `GUESSES#${hour}`),
  /** Terms of an offer's version, for its claims. */
  offerTerms: (offerId: string, version: number) =>
    key(`OFFER_TERMS#${offerId}`, `VERSION#${version}`),
  /** Mark of a business with claims that end in a month, `YYYY-MM`; it expires when they lose their consumers. */
  claimsMonth: (businessId: string, month: string) =>
    key(`CLAIMS_MONTH#${businessId}`, `MONTH#${month}`),
  /** The claim of a redemption. */
  redemption: (redemptionId: string) => key(`REDEMPTION#${redemptionId}`, 'REDEMPTION'),
  /** A redemption in the list of a shop and a day of its zone, `YYYY-MM-DD`. */
  redemptionOfShop: (shopId: string, day: string, instant: string, redemptionId: string) =>
    key(`REDEMPTIONS#${shopId}#${day}`, `REDEMPTION#${instantKey(instant, redemptionId)}`),
  /** Counts of a shop, or of all shops of a business, on a local day, `YYYY-MM-DD`, and in its hours. */
  statisticsOfDay: (ownerId: string, day: string) => key(`STATS#${ownerId}`, `DAY#${day}`),
  /** Counts of one offer, validator or shop in a month, `YYYY-MM`, by days; `kind` is one letter. */
  statisticsOfMonth: (ownerId: string, kind: string, month: string, id: string) =>
    key(`STATS#${ownerId}`, `${kind}M#${month}#${id}`),
  /** Counts of one offer, validator or shop in a year, `YYYY`, by months. */
  statisticsOfYear: (ownerId: string, kind: string, year: string, id: string) =>
    key(`STATS#${ownerId}`, `${kind}Y#${year}#${id}`),
  /** Refusals at the counters of a shop or a business in a month, `YYYY-MM`, by reason and day. */
  refusalsOfMonth: (ownerId: string, month: string) => key(`STATS#${ownerId}`, `REFUSALS#${month}`),
  /** Count of open claims from a shop's page that end on a day, `YYYY-MM-DD`. */
  endingClaims: (shopId: string, day: string, offerId: string) =>
    key(`STATS#${shopId}`, `END#${day}#${offerId}`),
  /** Views of a business, a shop or an offer on a day of the shop's zone, `YYYY-MM-DD`. */
  viewsOfDay: (ownerId: string, day: string) => key(`VIEWS#${ownerId}`, `DAY#${day}`),
  /** Reports have a partition of their own: the business's many lists are read without them. */
  report: (businessId: string, reportId: string) =>
    key(`REPORTS#${businessId}`, `REPORT#${reportId}`),
  /** First rows of a report, while it has a file. */
  reportRows: (businessId: string, reportId: string) =>
    key(`REPORTS#${businessId}`, `ROWS#${reportId}`),
  /** Count of the reports that an owner requested on a day, `YYYY-MM-DD`. */
  reportsOfDay: (businessId: string, day: string) =>
    key(`BUSINESS#${businessId}`, `REPORTS#${day}`),
  offer: (offerId: string) => key(`OFFER#${offerId}`, 'OFFER'),
  offerCounters: (offerId: string) => key(`OFFER#${offerId}`, 'COUNTERS'),
} as const;

type Row = Readonly<Record<string, unknown>>;

const partsOf = (part: unknown) => String(part).split('#');

/** Returns the id in a row's partition key: the offer's in `OFFER#<id>`. */
export const partitionId = (row: Row): string => partsOf(row['PK'])[1] ?? '';

/** Returns the id in a row's sort key: the offer's in a shop's row `OFFER#<id>`. */
export const sortId = (row: Row): string => partsOf(row['SK'])[1] ?? '';

/** Returns the key of a row. */
export const keyOf = (row: Row): Key => key(String(row['PK']), String(row['SK']));

/** Returns a row's kind, by its two keys: `SHOP OFFER` is an offer in the list of a shop. */
export const itemKindOf = (row: Row | Key): string =>
  `${partsOf(row['PK'])[0]} ${partsOf(row['SK'])[0]}`;

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
  /** Invoices in review, by the start of waiting (GSI1). People review, so one partition is enough. */
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

/** Returns a sort key by an instant; the id makes it unique. */
export const instantKey = (instant: string, id: string) => `${instant}#${id}`;

/** Returns the instant in a sort key of `instantKey`. */
export const instantIn = (sortKey: unknown): string | undefined =>
  String(sortKey ?? '').split('#')[0] || undefined;

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

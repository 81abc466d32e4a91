import type { Offer } from '#contract/offers/offers.ts';
import { foldCity } from '#contract/shops/fold-city.ts';
import { withoutHyphens } from '#contract/shops/shop-identifier.ts';

/**
 * A primary key. Every key of the table and of its indexes is made in this file; docs/access-patterns.md
 * lists what reads them.
 */
export interface Key {
  readonly PK: string;
  readonly SK: string;
}

const key = (PK: string, SK: string): Key => ({ PK, SK });

export const keys = {
  user: (userId: string) => key(`USER#${userId}`, 'USER'),
  acceptedTerms: (userId: string, version: string) => key(`USER#${userId}`, `TERMS#${version}`),
  follow: (userId: string, shopId: string) => key(`USER#${userId}`, `FOLLOW#${shopId}`),
  /** The marker of an event that was counted: of a claim, a redemption or a follow, or of claims that ended, by its id. */
  countedEvent: (eventId: string, kind: string) => key(`COUNTED#${eventId}`, kind.toUpperCase()),
  /** The marker of a person who was counted as a new follower of a shop on a day, by a hash of the three. */
  newFollower: (followHash: string) => key(`COUNTED#${followHash}`, 'NEW_FOLLOWER'),
  /** How often a user began or ended to follow shops on a day, `YYYY-MM-DD`. */
  followChangesOfDay: (userId: string, day: string) =>
    key(`USER#${userId}`, `FOLLOW_CHANGES#${day}`),
  idempotency: (userId: string, idempotencyKey: string) =>
    key(`IDEMPOTENCY#${userId}`, `IDEMPOTENCY#${idempotencyKey}`),
  /** The newest export of a user's data. */
  export: (userId: string) => key(`USER#${userId}`, 'EXPORT'),
  /** How many exports a user started on a day, `YYYY-MM-DD`. */
  exportsOfDay: (userId: string, day: string) => key(`USER#${userId}`, `EXPORTS#${day}`),
  /** All Web Push subscriptions of a user. */
  pushSubscriptions: (userId: string) => key(`USER#${userId}`, 'PUSH_SUBSCRIPTIONS'),
  /** How many endpoints of push subscriptions a user registered on a day, `YYYY-MM-DD`. */
  pushEndpointsOfDay: (userId: string, day: string) =>
    key(`USER#${userId}`, `PUSH_ENDPOINTS#${day}`),
  /** The claim on the endpoint of a push subscription, by a hash of it. */
  pushEndpoint: (endpointHash: string) => key(`PUSH_ENDPOINT#${endpointHash}`, 'PUSH_ENDPOINT'),
  /** The mark of a mail to a user that was sent or refused, by what it is about. */
  sentMail: (userId: string, event: string) => key(`USER#${userId}`, `SENT_MAIL#${event}`),
  upload: (uploadId: string) => key(`UPLOAD#${uploadId}`, 'UPLOAD'),
  /** How many pictures a user uploaded in an hour, `YYYY-MM-DDTHH` in UTC. */
  uploadsOfHour: (userId: string, hour: string) => key(`USER#${userId}`, `UPLOADS#${hour}`),
  /** An image of a business, or of a user who had none yet. */
  image: (ownerId: string, imageId: string) => key(`IMAGES#${ownerId}`, `IMAGE#${imageId}`),
  /** The use of an image by a business, a shop or an offer. */
  imageUse: (imageId: string, itemId: string) => key(`IMAGE#${imageId}`, `USE#${itemId}`),
  /** The images of a business, a shop or an offer of which the uses were counted. */
  countedImages: (itemId: string) => key(`COUNTED_IMAGES#${itemId}`, 'COUNTED_IMAGES'),
  /** The picture that a link to a shop or an offer shows. */
  linkPreview: (itemId: string) => key(`LINK_PREVIEW#${itemId}`, 'LINK_PREVIEW'),
  business: (businessId: string) => key(`BUSINESS#${businessId}`, 'BUSINESS'),
  businessCounters: (businessId: string) => key(`BUSINESS#${businessId}`, 'COUNTERS'),
  /** A word of the names of a business or revision, by which staff find it. */
  nameWord: (businessId: string, word: string) =>
    key(`BUSINESS#${businessId}`, `NAME_WORD#${word}`),
  shopOfBusiness: (businessId: string, shopId: string) =>
    key(`BUSINESS#${businessId}`, `SHOP#${shopId}`),
  offerOfBusiness: (businessId: string, offerId: string) =>
    key(`BUSINESS#${businessId}`, `OFFER#${offerId}`),
  /** How many offers a business published on a day, `YYYY-MM-DD`. */
  publicationsOfDay: (businessId: string, day: string) =>
    key(`BUSINESS#${businessId}`, `PUBLICATIONS#${day}`),
  validator: (businessId: string, validatorId: string) =>
    key(`BUSINESS#${businessId}`, `VALIDATOR#${validatorId}`),
  validatorCounters: (validatorId: string) => key(`VALIDATOR#${validatorId}`, 'COUNTERS'),
  /** The place of a validator who is being made, by a hash of their e-mail. */
  validatorReservation: (businessId: string, emailHash: string) =>
    key(`BUSINESS#${businessId}`, `VALIDATOR_RESERVATION#${emailHash}`),
  /** The claim on the e-mail of a validator who is being made, across businesses. */
  validatorEmail: (emailHash: string) => key(`VALIDATOR_EMAIL#${emailHash}`, 'VALIDATOR_EMAIL'),
  /** Number of mails of a day, `YYYY-MM-DD`, that told an address that it was added as a validator. By a hash of the e-mail. */
  validatorMailsOfDay: (emailHash: string, day: string) =>
    key(`VALIDATOR_EMAIL#${emailHash}`, `MAILS#${day}`),
  /** How many validators a business added on a day, `YYYY-MM-DD`. */
  validatorsAddedOfDay: (businessId: string, day: string) =>
    key(`BUSINESS#${businessId}`, `VALIDATORS_ADDED#${day}`),
  /** The record of a decision on a business, an indication or, by their owner, pictures without a business. */
  audit: (subjectId: string, auditId: string) => key(`AUDIT#${subjectId}`, `AUDIT#${auditId}`),
  shop: (shopId: string) => key(`SHOP#${shopId}`, 'SHOP'),
  shopCounters: (shopId: string) => key(`SHOP#${shopId}`, 'COUNTERS'),
  /** How many validators of a shop are not disabled, reserved ones included. */
  validatorsCount: (shopId: string) => key(`SHOP#${shopId}`, 'VALIDATORS'),
  offerOfShop: (shopId: string, offerId: string) => key(`SHOP#${shopId}`, `OFFER#${offerId}`),
  /** A word by which a shop is found: in country and state, and in its city. */
  shopWord: (shopId: string, word: string) => key(`SHOP#${shopId}`, `WORD#${word}`),
  shopWordInCity: (shopId: string, word: string) => key(`SHOP#${shopId}`, `WORD_IN_CITY#${word}`),
  /** The same for all identifiers that differ in hyphens only. */
  shopIdentifier: (identifier: string) =>
    key(`SHOP_IDENTIFIER#${withoutHyphens(identifier)}`, 'SHOP_IDENTIFIER'),
  indication: (indicationId: string) => key(`INDICATION#${indicationId}`, 'INDICATION'),
  /** How many indications a user sent on a day, `YYYY-MM-DD`. */
  indicationsOfDay: (userId: string, day: string) => key(`USER#${userId}`, `INDICATIONS#${day}`),
  /** How many identifiers the shops of a business gave up on a day, `YYYY-MM-DD`. */
  releasedIdentifiersOfDay: (businessId: string, day: string) =>
    key(`BUSINESS#${businessId}`, `RELEASED_IDENTIFIERS#${day}`),
  /** What a business is billed lies apart from the business: it stays when the business is closed. */
  subscription: (businessId: string) => key(`BILLING#${businessId}`, 'SUBSCRIPTION'),
  /** An invoice by the first day of its period, `YYYY-MM-DD`, of which there is one. */
  invoice: (businessId: string, start: string) => key(`BILLING#${businessId}`, `INVOICE#${start}`),
  /** What was agreed on with a business from a day on. */
  agreement: (businessId: string, validFrom: string) =>
    key(`BILLING#${businessId}`, `AGREEMENT#${validFrom}`),
  /** The trial that somebody had, by a hash of their tax id with the stage's key. */
  trial: (taxIdHash: string) => key(`TRIAL#${taxIdHash}`, 'TRIAL'),
  /** The debt of a business that has left, by a hash of its tax id with the stage's key. */
  debt: (taxIdHash: string, businessId: string) => key(`DEBT#${taxIdHash}`, `DEBT#${businessId}`),
  /** What one run of the sweep of owners leaves to the next. */
  ownerSweep: () => key('OWNER_SWEEP', 'OWNER_SWEEP'),
  /**
   * One of the shards among which the units of an offer are divided. Each is a partition of its own: below the offer's
   * they would share one, which DynamoDB never splits in a table with a local index.
   */
  claimShard: (offerId: string, shard: number) => key(`OFFER_CLAIMS#${offerId}#${shard}`, 'SHARD'),
  /** How many claims of a shard are redeemed. */
  usedOfShard: (offerId: string, shard: number) => key(`OFFER_CLAIMS#${offerId}#${shard}`, 'USED'),
  claim: (code: string) => key(`CLAIM#${code}`, 'CLAIM'),
  /** The claims of a user that count for the limit of an offer per person. */
  claimsOfOffer: (userId: string, offerId: string) => key(`USER#${userId}`, `CLAIMS_OF#${offerId}`),
  /** How many offers a user claimed on a day, `YYYY-MM-DD`. */
  claimsOfDay: (userId: string, day: string) => key(`USER#${userId}`, `CLAIMS#${day}`),
  /** How many codes that are none a user asked for in an hour, `YYYY-MM-DDTHH` in UTC. */
  guessesOfHour: (userId: string, hour: string) => key(`USER#${userId}`, `GUESSES#${hour}`),
  /** What a version of an offer promised to those who claimed it. */
  offerTerms: (offerId: string, version: number) =>
    key(`OFFER_TERMS#${offerId}`, `VERSION#${version}`),
  /** The mark of a business with claims that end in a month, `YYYY-MM`; it expires when they lose their consumers. */
  claimsMonth: (businessId: string, month: string) =>
    key(`CLAIMS_MONTH#${businessId}`, `MONTH#${month}`),
  /** Which claim a redemption is of. */
  redemption: (redemptionId: string) => key(`REDEMPTION#${redemptionId}`, 'REDEMPTION'),
  /** A redemption in the list of a shop and a day of its zone, `YYYY-MM-DD`. */
  redemptionOfShop: (shopId: string, day: string, instant: string, redemptionId: string) =>
    key(`REDEMPTIONS#${shopId}#${day}`, `REDEMPTION#${instantKey(instant, redemptionId)}`),
  /** What happened in a shop, or in all shops of a business, on a local day, `YYYY-MM-DD`, and in its hours. */
  statisticsOfDay: (ownerId: string, day: string) => key(`STATS#${ownerId}`, `DAY#${day}`),
  /** The same of one offer, validator or shop in a month, `YYYY-MM`, by days; `kind` is one letter. */
  statisticsOfMonth: (ownerId: string, kind: string, month: string, id: string) =>
    key(`STATS#${ownerId}`, `${kind}M#${month}#${id}`),
  /** The same in a year, `YYYY`, by months. */
  statisticsOfYear: (ownerId: string, kind: string, year: string, id: string) =>
    key(`STATS#${ownerId}`, `${kind}Y#${year}#${id}`),
  /** What the counters of a shop, or of all shops of a business, refused in a month, `YYYY-MM`, by reason and day. */
  refusalsOfMonth: (ownerId: string, month: string) => key(`STATS#${ownerId}`, `REFUSALS#${month}`),
  /** How many claims taken on the page of a shop that end on a day, `YYYY-MM-DD`, are open. */
  endingClaims: (shopId: string, day: string, offerId: string) =>
    key(`STATS#${shopId}`, `END#${day}#${offerId}`),
  /** How often a business, a shop or an offer was seen on a day of the shop's zone, `YYYY-MM-DD`. */
  viewsOfDay: (ownerId: string, day: string) => key(`VIEWS#${ownerId}`, `DAY#${day}`),
  /** Reports lie apart from their business: many lists of it are read, and none of them with reports. */
  report: (businessId: string, reportId: string) =>
    key(`REPORTS#${businessId}`, `REPORT#${reportId}`),
  /** The first rows of a report, as long as it has a file. */
  reportRows: (businessId: string, reportId: string) =>
    key(`REPORTS#${businessId}`, `ROWS#${reportId}`),
  /** How many reports the owner of a business asked for on a day, `YYYY-MM-DD`. */
  reportsOfDay: (businessId: string, day: string) =>
    key(`BUSINESS#${businessId}`, `REPORTS#${day}`),
  offer: (offerId: string) => key(`OFFER#${offerId}`, 'OFFER'),
  offerCounters: (offerId: string) => key(`OFFER#${offerId}`, 'COUNTERS'),
} as const;

type Row = Readonly<Record<string, unknown>>;

const partsOf = (part: unknown) => String(part).split('#');

/** The id in a row's partition key: of `OFFER#<id>`, the offer's. */
export const partitionId = (row: Row): string => partsOf(row['PK'])[1] ?? '';

/** The id in a row's sort key: of `OFFER#<id>` in the list of a shop, the offer's. */
export const sortId = (row: Row): string => partsOf(row['SK'])[1] ?? '';

/** The key of a row that was read. */
export const keyOf = (row: Row): Key => key(String(row['PK']), String(row['SK']));

/** What a row is, by the kinds of its two keys: `SHOP OFFER` is an offer in the list of a shop. */
export const itemKindOf = (row: Row | Key): string =>
  `${partsOf(row['PK'])[0]} ${partsOf(row['SK'])[0]}`;

/** Partitions of the two global indexes. */
export const partitions = {
  /** Businesses of a status, by when they last changed (GSI1). */
  businessesOfStatus: (status: string) => `BUSINESS_STATUS#${status}`,
  /** Businesses with a tax id, and revisions that ask for it, by their ids (GSI2). */
  businessesOfTaxId: (taxId: string) => `TAX_ID#${taxId}`,
  /** Words of the names of businesses and revisions (GSI1), as those of shops. People edit names, so one partition is enough. */
  businessNames: 'BUSINESS_NAMES',
  /** The feeds, by start: the country's and a city's (GSI1), a state's (GSI2). */
  feedOfCountry: 'FEED#BR',
  feedOfState: (uf: string) => `FEED#${uf}`,
  feedOfCity: (uf: string, city: string) => `FEED#${uf}#${foldCity(city)}`,
  /** Words of live shops: the country's and a city's (GSI1), a state's (GSI2). See `wordKey`. */
  searchOfCountry: 'SEARCH#BR',
  searchOfState: (uf: string) => `SEARCH#${uf}`,
  searchOfCity: (uf: string, city: string) => `SEARCH#${uf}#${foldCity(city)}`,
  /** Offers that are switched on, public or not, by their ends (GSI2). */
  offersByEnd: 'ENDING',
  /** Counters of shops, by the instant until which their count of running offers is true (GSI2). */
  offersCountsDue: 'OFFERS_COUNT_DUE',
  /** The followers of a shop, by their ids (GSI1). */
  followersOfShop: (shopId: string) => `FOLLOWERS#${shopId}`,
  /** The identifiers that shops of a business gave up and that are reserved for it, by themselves (GSI1). */
  identifiersReleasedBy: (businessId: string) => `RELEASED_BY#${businessId}`,
  /** The records of all decisions of staff, by their ids (GSI1). People take them, so one partition is enough. */
  decisions: 'DECISIONS',
  /** The records of the decisions that a member of staff took, by their ids (GSI2). */
  decisionsOfStaff: (userId: string) => `DECISIONS_OF#${userId}`,
  /** Indications of a status, by their ids (GSI1). */
  indicationsOfStatus: (status: string) => `INDICATION_STATUS#${status}`,
  /** The indications that a user sent, by their ids (GSI2). */
  indicationsOfUser: (userId: string) => `INDICATIONS_OF#${userId}`,
  /** The places of validators who are being made, by the instant of the reservation (GSI2). */
  validatorReservations: 'VALIDATOR_RESERVATIONS',
  /** Validators who never signed in, by the instant at which their temporary password runs out (GSI2). */
  unusedAccesses: 'UNUSED_ACCESSES',
  /** Subscriptions without an unpaid invoice, by the day of the next one, in eight partitions (GSI1). */
  subscriptionsToInvoice: (shard: number) => `TO_INVOICE#${shard}`,
  /** Subscriptions with an unpaid invoice, by its due day (GSI1). */
  subscriptionsUnpaid: (shard: number) => `UNPAID#${shard}`,
  /** Subscriptions that are suspended for an unpaid invoice, by its due day (GSI1). */
  subscriptionsSuspended: (shard: number) => `SUSPENDED_UNPAID#${shard}`,
  /** The subscription whose invoices have numbers that begin with a code (GSI2). */
  subscriptionOfCode: (code: string) => `BILLING_CODE#${code}`,
  /** Invoices whose receipts staff review, by the instant since when (GSI1). People review, so one partition is enough. */
  invoicesInReview: 'INVOICES_IN_REVIEW',
  /** Open claims of a business, by their ends, in the shards of their offers (GSI1). */
  openClaims: (businessId: string, shard: number) => `CLAIMS#${businessId}#${shard}`,
  /** Redeemed and cancelled claims of a business, by when they were closed; see `closedClaimKey` (GSI1). */
  closedClaims: (businessId: string) => `CLOSED#${businessId}`,
  /** The claims of a consumer, by their ends while they are open, and else by when they were closed (GSI2). */
  wallet: (userId: string) => `WALLET#${userId}`,
  /** The terms of offers of a business, by their ends (GSI1). */
  termsOfBusiness: (businessId: string) => `TERMS_OF#${businessId}`,
  /** Claims that end on a day and have not been counted as expired: business, shop and offer (GSI1). */
  claimsEndingOn: (day: string) => `CLAIMS_END#${day}`,
  /** Images that nothing uses, by the instant since when (GSI2). */
  unusedImages: 'UNUSED_IMAGES',
} as const;

/** A sort key by an instant; the id makes it unique. */
export const instantKey = (instant: string, id: string) => `${instant}#${id}`;

/** The instant in such a sort key. */
export const instantIn = (sortKey: unknown): string | undefined =>
  String(sortKey ?? '').split('#')[0] || undefined;

/** Sort key of a closed claim in the list of its business: when it was closed, and when it ends. */
export const closedClaimKey = (closedAt: string, code: string, endsAt: string) =>
  `${instantKey(closedAt, code)}#${endsAt}`;

/** The code and the end in such a sort key. */
export function closedClaimIn(sortKey: unknown): {
  readonly code: string;
  readonly endsAt: string;
} {
  const [, code = '', endsAt = ''] = partsOf(sortKey);
  return { code, endsAt };
}

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

/**
 * Sort key of LSI1 in the lists of a business and of a shop: by what the owner set and by end, so that
 * offers that have ended are one range and the others another. Without an id it bounds such a range.
 */
export const offerStateKey = (status: Offer['status'], endsAt: string, offerId?: string) =>
  offerId === undefined ? `${status}#${endsAt}` : `${status}#${endsAt}#${offerId}`;

/** The end in such a sort key. */
export const endIn = (stateKey: unknown): string => String(stateKey).split('#')[1] ?? '';

/** A word by which a shop or a business is found. Words and names are of `a-z0-9_`, a name's with `-` between its words. */
interface SearchedWord {
  readonly word: string;
  /** The name by which those with the same word are ordered. */
  readonly name: string;
  readonly id: string;
  /** All words of the shop or business: its rows are filtered by them without reading it. */
  readonly words: readonly string[];
}

/** Sort key of a word in a search: by word, name and id. */
export const wordKey = ({ word, name, id, words }: SearchedWord) =>
  `${word}#${name}#${id}#${words.join('-')}`;

/** The word and all words of the shop or business in such a sort key. */
export function wordsIn(sortKey: unknown): Pick<SearchedWord, 'word' | 'words'> {
  const [word = '', , , words = ''] = partsOf(sortKey);
  return { word, words: words.split('-') };
}

/** What the sort keys of LSI1 of a user's follows begin with. */
export const followsPrefix = 'FOLLOW#';

/** Sort key of LSI1 among the follows of a user: by the instant since when they follow the shop. */
export const followTimeKey = (followedAt: string, shopId: string) =>
  `${followsPrefix}${instantKey(followedAt, shopId)}`;

/**
 * What the sort keys of LSI1 of a business's validators begin with: those who are disabled, or who are not,
 * of all shops or of one.
 */
export const validatorsPrefix = (isDisabled: boolean, shopId?: string) =>
  `VALIDATOR#${isDisabled ? 'DISABLED' : 'ENABLED'}#${shopId === undefined ? '' : `${shopId}#`}`;

/** Sort key of LSI1 of a validator: by shop, then by creation. */
export const validatorListKey = (isDisabled: boolean, shopId: string, validatorId: string) =>
  `${validatorsPrefix(isDisabled, shopId)}${validatorId}`;

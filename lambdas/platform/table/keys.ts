import { withoutHyphens } from '#contract/shops/shop-identifier.ts';

/**
 * A primary key. This file makes every primary key, and `index-keys.ts` makes every index key; docs/access-patterns.md
 * lists their reads.
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
  /** State of the walk that writes the sitemap, between its runs. */
  sitemapWalk: () => key('SITEMAP_WALK', 'SITEMAP_WALK'),
  /**
   * A shard of an offer's stock, with a partition key of its own: in a table with a local index DynamoDB never splits
   * the items of one partition key.
   */
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

/** Returns the parts of a key between its `#`. */
export const partsOf = (part: unknown) => String(part).split('#');

/** Returns the id in a row's partition key: the offer's in `OFFER#<id>`. */
export const partitionId = (row: Row): string => partsOf(row['PK'])[1] ?? '';

/** Returns the id in a row's sort key: the offer's in a shop's row `OFFER#<id>`. */
export const sortId = (row: Row): string => partsOf(row['SK'])[1] ?? '';

/** Returns the key of a row. */
export const keyOf = (row: Row): Key => key(String(row['PK']), String(row['SK']));

/** Returns a row's kind, by its two keys: `SHOP OFFER` is an offer in the list of a shop. */
export const itemKindOf = (row: Row | Key): string =>
  `${partsOf(row['PK'])[0]} ${partsOf(row['SK'])[0]}`;

/** Returns a sort key by an instant; the id makes it unique. */
export const instantKey = (instant: string, id: string) => `${instant}#${id}`;

/** Returns the instant in a sort key of `instantKey`. */
export const instantIn = (sortKey: unknown): string | undefined =>
  String(sortKey ?? '').split('#')[0] || undefined;

import type { keys } from '#lambdas/platform/table/keys.ts';
import type { SectionName } from '../sections.ts';

/** A kind of item, named by its key function. */
type Kind = keyof typeof keys;

/** Section of the file with this kind of item, and what it leaves out; or why the whole kind is left out. */
type Exported =
  | { readonly in: SectionName; readonly leavesOut?: string }
  | { readonly reason: string };

/** Rows of a list that contain nothing but data of the listed record. */
const row = (record: string) => ({ reason: `It only lists ${record}, which the file has.` });

const countOfDay = {
  reason: 'A number that limits the calls of one day, and is removed after it.',
};

/** Where an export has each kind of item. A new kind without an entry does not compile. */
export const exportedKinds = {
  user: {
    in: 'user',
    leavesOut:
      'Whether the account is active and since when it is not found, the id of the record of a validator, which is a section of its own, a hash of the e-mail, and marks by which sign-ins are checked.',
  },
  acceptedTerms: { in: 'acceptedTerms' },
  follow: { in: 'follows' },
  countedEvent: { reason: 'It only remembers, for 70 days, that an event was counted.' },
  newFollower: {
    reason:
      'It only remembers, for 70 days and by a hash, that a follow was counted as a new one of its day.',
  },
  followChangesOfDay: countOfDay,
  idempotency: {
    reason:
      'An answer that the API gave, kept for 24 hours so that a repeated call gets it again; its data is in the other sections.',
  },
  export: { reason: 'It is the record of this file.' },
  exportsOfDay: countOfDay,
  pushSubscriptions: {
    in: 'pushSubscriptions',
    leavesOut: 'The address and the keys of a browser: who has them can send messages to it.',
  },
  pushEndpointsOfDay: countOfDay,
  pushEndpoint: {
    reason: 'A random mark below a hash of the address of a browser; it does not name the user.',
  },
  upload: {
    reason:
      'It leads from a form of ten minutes to an image, which the file has, and is removed after a week.',
  },
  uploadsOfHour: {
    reason: 'A number that limits the uploads of one hour, and is removed after it.',
  },
  image: { in: 'images' },
  imageUse: row('a use of an image by what shows it'),
  countedImages: row('images'),
  linkPreview: {
    reason: 'It names a picture that is made of a shop or an offer, which the file has.',
  },
  business: { in: 'business' },
  businessCounters: { reason: 'It counts shops and offers that the file has.' },
  nameWord: row('a business'),
  shopOfBusiness: row('a shop'),
  offerOfBusiness: row('an offer'),
  validator: { in: 'validators' },
  validatorCounters: { in: 'validators' },
  validatorReservation: {
    reason:
      'It exists for fifteen minutes at most while a validator is added, who is then in the file.',
  },
  validatorEmail: {
    reason:
      'It reserves the e-mail of a validator, by a hash of it, until their account is deleted.',
  },
  validatorMailsOfDay: countOfDay,
  publicationsOfDay: countOfDay,
  validatorsAddedOfDay: countOfDay,
  sentMail: {
    reason: 'It only remembers, for eight days, that a mail was sent.',
  },
  audit: {
    in: 'businessDecisions',
    leavesOut:
      'Who decided, and copies of the business or the indication before and after a decision. Decisions on indications, and those that a member of staff took, are records of the work of staff.',
  },
  shop: { in: 'shops' },
  shopCounters: { in: 'shops' },
  validatorsCount: { reason: 'It counts validators that the file has.' },
  offerOfShop: row('an offer'),
  shopWord: row('a shop'),
  shopWordInCity: row('a shop'),
  shopIdentifier: { in: 'releasedIdentifiers' },
  indication: { in: 'indications' },
  indicationsOfDay: countOfDay,
  releasedIdentifiersOfDay: countOfDay,
  subscription: {
    in: 'subscription',
    leavesOut: 'Marks by which the schedule knows what is due.',
  },
  invoice: {
    in: 'invoices',
    leavesOut: 'The files of receipts, which the screen of an invoice downloads.',
  },
  agreement: { in: 'agreements', leavesOut: 'Notes of staff.' },
  trial: {
    reason:
      'It remembers for five years, by a hash with a secret key, that a tax id had its trial, and names nobody.',
  },
  debt: {
    reason:
      'It remembers for five years, by a hash of a tax id with a secret key, what a business that left did not pay. The invoices that it sums up are a section until then.',
  },
  ownerSweep: {
    reason:
      'It has the ids of businesses whose owner has no account, for a day, and a position in a list.',
  },
  sitemapWalk: { reason: 'It has a position in the list of businesses.' },
  claimShard: { reason: 'It counts claims of an offer.' },
  usedOfShard: { reason: 'It counts claims of an offer that were used.' },
  claim: {
    in: 'claims',
    leavesOut: 'Vouchers, which the wallet signs whenever it shows them.',
  },
  claimsOfOffer: row('claims'),
  claimsOfDay: countOfDay,
  guessesOfHour: {
    reason: 'A number that limits the codes that somebody may try in an hour.',
  },
  offerTerms: { reason: 'It has the texts of offers as they were claimed, which name no user.' },
  claimsMonth: { reason: 'It only remembers when claims of a business lose their consumers.' },
  redemption: row('a redemption'),
  redemptionOfShop: { in: 'redemptions' },
  statisticsOfDay: { reason: 'It counts what happened in shops on a day, and names nobody.' },
  statisticsOfMonth: {
    reason: 'It counts what happened with an offer, a shop or a validator, whose id it has.',
  },
  statisticsOfYear: { reason: 'The same by months.' },
  refusalsOfMonth: { reason: 'It counts what counters refused.' },
  endingClaims: { reason: 'It counts the open claims of an offer.' },
  viewsOfDay: {
    reason: 'It counts, roughly, how often something was seen, and by nobody in particular.',
  },
  report: {
    in: 'reports',
    leavesOut: 'Its rows and its file, which the screen of a report downloads.',
  },
  reportRows: { reason: 'It has the first rows of a report, whose data is in the other sections.' },
  reportsOfDay: countOfDay,
  offer: { in: 'offers' },
  offerCounters: { in: 'offers' },
} as const satisfies Readonly<Record<Kind, Exported>>;

/** Why kinds of items are missing, wholly or in part; written into the file. */
export const notIncluded: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(exportedKinds).flatMap(([kind, exported]) => {
    if ('reason' in exported) return [[kind, exported.reason]];
    return 'leavesOut' in exported ? [[kind, exported.leavesOut]] : [];
  }),
);

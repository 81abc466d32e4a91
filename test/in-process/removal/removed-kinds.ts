import type { keys } from '#lambdas/platform/table/keys.ts';

/** The kind of an item: the name of the function that makes its key. */
export type Kind = keyof typeof keys;

/** The job or call that removes items of a kind with their account; the items that stay, and why. */
type Removed =
  | { readonly by: string; readonly stays?: string }
  | { readonly by?: string; readonly stays: string };

const itemsOfUser = { by: 'step `items` of the job `remove-account`' };
const lists = { by: 'step `lists` of the job `close-business`' };
const shops = { by: 'step `shops` of the job `close-business`' };
const offers = { by: 'job `remove-offers-of-shop`; step `offers` of `close-business`' };
const search = { by: 'job `refresh-search`, which follows the removal of the shop' };

const images = { by: 'step `images` of the jobs `remove-account` and `close-business`' };

const uses = { by: 'job `count-image-uses`, which follows the removal of what shows the image' };

const validators = {
  by: 'step `validators` of the job `close-business`; the call of a validator who leaves',
};

const reservations = {
  by: 'job `disable-validators-of-shop`, which follows the removal of the shop; else its schedule',
};

const reports = { by: 'step `reports` of the job `close-business`' };

const unitsOfOffers = { stays: 'Numbers of claims, which name nobody.' };

const statistics = {
  by: 'steps `statistics of shops` and `statistics` of the job `close-business`',
};

/** The effect of an account's removal on every kind of item. A new kind does not compile without a row. */
export const removedKinds: Readonly<Record<Kind, Removed>> = {
  user: { stays: 'A tombstone of 35 days refuses tokens that have not run out.' },
  acceptedTerms: itemsOfUser,
  follow: { by: 'step `items` of `remove-account`; of others, the job `remove-followers`' },
  countedEvent: {
    stays: 'It has the code of a claim, or a random id, for 70 days, and names nobody.',
  },
  newFollower: {
    stays: 'A hash of a user, a shop and a day, for 70 days. It names nobody.',
  },
  followChangesOfDay: itemsOfUser,
  idempotency: {
    by: 'step `answers` of the job `remove-account`',
    stays:
      'Answers to staff about the business, and to an owner about a validator who left: for 24 hours, and until DynamoDB removes them, two days more at most.',
  },
  export: itemsOfUser,
  exportsOfDay: itemsOfUser,
  pushSubscriptions: itemsOfUser,
  pushEndpointsOfDay: itemsOfUser,
  pushEndpoint: {
    stays: 'A random mark below a hash of the address of a browser, without the user, for a year.',
  },
  upload: images,
  uploadsOfHour: itemsOfUser,
  image: images,
  imageUse: uses,
  countedImages: uses,
  linkPreview: { by: 'job `make-link-preview`, which follows the removal of the shop or offer' },
  business: { by: 'closing, for a pending revision; steps `revisions` and `business`' },
  businessCounters: lists,
  nameWord: { by: 'with the record that has the name; step `lists` of the job `close-business`' },
  shopOfBusiness: shops,
  offerOfBusiness: offers,
  validator: validators,
  validatorCounters: validators,
  validatorReservation: reservations,
  validatorEmail: {
    by: 'step `account` of the job `remove-account`; with a reservation, as that',
  },
  validatorMailsOfDay: {
    stays: 'A number below a hash of the e-mail, until its day is over.',
  },
  publicationsOfDay: lists,
  validatorsAddedOfDay: lists,
  sentMail: {
    ...itemsOfUser,
    stays: 'Of customers whose claims were cancelled, that they were told, for eight days.',
  },
  audit: {
    by: 'steps `decisions` of both jobs and `decisions on pictures`, for whom they name; step `indications`, for those on indications',
    stays:
      'What was decided on a business or a picture and when, with the masked tax id, for five years.',
  },
  shop: shops,
  shopCounters: { by: 'job `remove-offers-of-shop`' },
  validatorsCount: shops,
  offerOfShop: offers,
  shopWord: search,
  shopWordInCity: search,
  shopIdentifier: {
    stays: 'Reserved for twelve months, without its shop and business, for printed codes.',
  },
  indication: { by: 'step `indications` of the job `remove-account`' },
  indicationsOfDay: itemsOfUser,
  releasedIdentifiersOfDay: lists,
  subscription: {
    by: 'step `billing` of the job `close-business`, where the business was never invoiced',
    stays: 'Without its owner, for as long as the invoices of its last year.',
  },
  invoice: {
    stays:
      'What tax law needs, until five years after its year: customer, tax id, period and amounts (CTN, art. 173).',
  },
  agreement: {
    by: 'step `billing` of the job `close-business`, where the business was never invoiced',
    stays: 'With the invoices that follow from it.',
  },
  trial: { stays: 'A hash of the tax id with a secret key, for five years.' },
  debt: {
    stays:
      'What the business left unpaid, by its id and a hash of the tax id with a secret key, for five years.',
  },
  ownerSweep: {
    stays:
      'It has a position in a list, and the ids of businesses for a day, which then are closed.',
  },
  sitemapWalk: { stays: 'A position in the list of businesses.' },
  claimShard: unitsOfOffers,
  usedOfShard: unitsOfOffers,
  claim: {
    by: 'step `claims` of `remove-account`, for their consumer',
    stays: 'Without its consumer: what was claimed, and when and where it was used.',
  },
  claimsOfOffer: {
    ...itemsOfUser,
    stays: 'Of other consumers, with the offers that they claimed.',
  },
  claimsOfDay: itemsOfUser,
  guessesOfHour: itemsOfUser,
  offerTerms: { stays: 'What was promised to those who claimed it, for their wallets.' },
  claimsMonth: { stays: 'The month in which claims of the business end, for two years.' },
  redemption: { stays: 'Two ids, of a redemption and its claim.' },
  redemptionOfShop: { stays: 'What was used when in a shop, without the consumer.' },
  statisticsOfDay: statistics,
  statisticsOfMonth: statistics,
  statisticsOfYear: statistics,
  refusalsOfMonth: statistics,
  endingClaims: statistics,
  viewsOfDay: {
    by: 'steps `offers`, `shops` and `views` of the job `close-business`',
    stays: 'Of shops and offers that were removed before, numbers, for 800 days.',
  },
  report: reports,
  reportRows: reports,
  reportsOfDay: lists,
  offer: offers,
  offerCounters: offers,
};

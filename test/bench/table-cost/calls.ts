import { standardHours } from '#contract/brazil/opening-hours.ts';
import { feedName } from '#lambdas/offers/feed.ts';
import { refreshFeeds } from '#lambdas/offers/refresh-feeds.ts';
import { listEndedOfferIds } from '#lambdas/offers/repository/ended-offers.ts';
import { encodePagingKey } from '#lambdas/shared/http/paging-key.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import { listShopsOfDueCounts } from '#lambdas/shops/repository/shop-counters.ts';
import { dayFrom } from '#scripts/seed/seed-days.ts';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import { crowdedPlace, type Trader } from './marketplace.ts';

/** A measured call of the API: its name in the report, its route and its request. */
export type ApiCall = readonly [name: string, route: RouteName, request: RequestParts];
/** A measured job or sweep; `work` may return the list that it read. */
export type JobCall = readonly [name: string, work: () => Promise<unknown>];

/** Whose items the measured calls use. */
export interface CallContext {
  /** A business with its shop, in the state and city with half of the offers. */
  readonly trader: Trader;
  /** An offer of the trader, and its sort key in the feeds. */
  readonly offerId: string;
  readonly feedPosition: string;
  readonly staffId: string;
  /** A business that awaits approval. */
  readonly pendingId: string;
}

const page = { limit: '20' };
const { state, city } = crowdedPlace;
/** A position in the middle of a list, as after several pages. */
const after = encodePagingKey;

/** Every read of the API: one line each. */
export function readsOf({ trader, offerId, feedPosition, staffId }: CallContext): ApiCall[] {
  const { userId, businessId, shopId, shopIdentifier } = trader;
  const as = { userId };
  const staff = { userId: staffId, groups: '[staff]' };
  const viewer = { userId: staffId };
  const own = { as, params: { id: businessId } };
  const laterOffers = after(`offers:${businessId}:undefined:undefined`, `OFFER#${offerId}`);
  const laterFeed = (feed: { state?: string }) => after(feedName(feed), feedPosition);
  return [
    ['the caller', 'getMe', { as }],
    ['own business', 'listBusinesses', { as, query: { userId } }],
    ['queue of staff', 'listBusinessesForStaff', { as: staff, query: page }],
    ['shop', 'getShop', { params: { id: shopId } }],
    ['shop by identifier', 'getShopByIdentifier', { params: { identifier: shopIdentifier } }],
    ['identifier free?', 'checkShopIdentifier', { as, params: { identifier: shopIdentifier } }],
    ['shops of business', 'listShopsOfBusiness', { as, params: { id: businessId }, query: page }],
    [
      'summaries of shops',
      'listShopSummariesOfBusiness',
      { as, params: { id: businessId }, query: page },
    ],
    ['search', 'searchShops', { query: { ...page, q: 'padar' } }],
    [
      'search, words in a city',
      'searchShops',
      { query: { ...page, q: 'rec padaria', state, city } },
    ],
    ['offer', 'getOffer', { params: { id: offerId } }],
    ['offers of shop, public', 'listOffersOfShop', { query: { ...page, shopId } }],
    ['offers of shop, own', 'listOffersOfShop', { as, query: { ...page, shopId } }],
    ['offers of business', 'listOffersOfBusiness', { ...own, query: page }],
    [
      'offers of business, later',
      'listOffersOfBusiness',
      { ...own, query: { ...page, pagingKey: laterOffers } },
    ],
    [
      'offers of business, by status',
      'listOffersOfBusiness',
      { ...own, query: { ...page, status: 'active' } },
    ],
    [
      'offers of business, by words',
      'listOffersOfBusiness',
      { ...own, query: { ...page, q: 'pao quent' } },
    ],
    ['feed of country', 'getFeed', { query: page }],
    ['feed of country, later', 'getFeed', { query: { ...page, pagingKey: laterFeed({}) } }],
    ['feed of state', 'getFeed', { query: { ...page, state } }],
    [
      'feed of state, later',
      'getFeed',
      { query: { ...page, state, pagingKey: laterFeed({ state }) } },
    ],
    ['feed of city', 'getFeed', { query: { ...page, state, city } }],
    ['feed of city, with a viewer', 'getFeed', { as: viewer, query: { ...page, state, city } }],
  ];
}

/** Every write of the API, in an order in which each may be made: one line each. */
export function writesOf({ trader, offerId, staffId, pendingId }: CallContext): ApiCall[] {
  const { userId, businessId, shopId } = trader;
  const as = { userId };
  const staff = { userId: staffId, groups: '[staff]' };
  const newcomer = crypto.randomUUID();
  const offer = { as, params: { id: offerId } };
  const newBusiness = { name: 'Padaria Nova', sizeTypeId: 1, userId: newcomer };
  const newShop = {
    businessId,
    shopIdentifier: `nova${crypto.randomUUID().slice(0, 8)}`,
    address: {
      street: 'Rua da Aurora',
      number: '325',
      neighborhood: 'Boa Vista',
      postalCode: '50050000',
      country: 'BR',
      ...crowdedPlace,
    },
    imagesUrls: [],
    openingHours: standardHours,
    contacts: {},
  };
  const newOffer = {
    businessId,
    title: 'Sonho de creme',
    originalPrice: 9,
    offerPrice: 7,
    imagesUrls: [],
    shopsIds: [shopId],
    paymentOptions: ['PAYMENT_OPTION_CASH'],
    expirationDate: dayFrom(new Date(), 30),
  };
  return [
    ['register business', 'createBusiness', { as: { userId: newcomer }, body: newBusiness }],
    [
      'decide on business',
      'decideBusinessApproval',
      { as: staff, params: { id: pendingId }, body: { decision: 'approve' } },
    ],
    ['open shop', 'createShop', { as, body: newShop }],
    ['publish offer', 'createOffer', { as, body: newOffer }],
    ['switch offer off', 'setOfferStatus', { ...offer, body: { status: 'inactive' } }],
    ['switch offer on', 'setOfferStatus', { ...offer, body: { status: 'active' } }],
  ];
}

/** Every job and the lists of the sweep: one line each. */
export function jobsOf({ trader, offerId }: CallContext): JobCall[] {
  const now = new Date();
  const first = { limit: 25, position: undefined };
  return [
    ['feed keys of an offer', () => refreshFeeds(offerId, now)],
    ['offers of a shop, same count', () => refreshOffersCount(trader.shopId, now)],
    ['sweep: offers that ended', () => listEndedOfferIds(now, first)],
    ['sweep: counts that are due', () => listShopsOfDueCounts(now, first)],
  ];
}

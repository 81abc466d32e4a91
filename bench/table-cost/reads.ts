import { shopParameter } from '#contract/pages/page-paths.ts';
import { slugOfCity } from '#contract/pages/place-link.ts';
import { numberOf } from '#lambdas/billing/invoices/invoice.ts';
import { feedName } from '#lambdas/offers/store/feed-store.ts';
import { encodePagingKey } from '#lambdas/platform/paging/page.ts';
import { wordKey } from '#lambdas/platform/table/index-keys.ts';
import { cnpjOf, crowdedPlace } from '../support/traders.ts';
import { type ApiCall, type CallContext, callsWith, idsOf } from './calls.ts';

const { state, city } = crowdedPlace;
/** Encodes a position in the middle of a list, as after several pages. */
const after = encodePagingKey;

/** Returns a later page of a search, after a position such as a word. */
function laterSearch(q: string, place: { readonly state?: string }, position: string) {
  const list = `search:${JSON.stringify({ readings: [q.split(' ')], ...place })}`;
  return { query: { q, ...place, pagingKey: after(list, position) } };
}

/** Position of the first shop named `Padaria 2…`; every shop has this name with its own number. */
const someShop = wordKey({ word: 'padaria', name: 'padaria-2', id: '', words: [] });
/** Position before the identifiers `padaria<number>`, whose shops the search already showed for the word `padaria`. */
const identifiers = 'padaria0';

/**
 * Returns the reads whose cost depends on the content of the table: each list with a full page, and its variants by
 * caller, place and position.
 */
export function readsOf(context: CallContext): ApiCall[] {
  const { trader, offerId, feedPosition, chain } = context;
  const { businessId, shopId, shopIdentifier } = trader;
  const call = callsWith(idsOf(context));
  const as = { userId: trader.userId };
  const viewer = { userId: context.staffId };
  const offer = { params: { id: offerId } };
  const ofChain = { params: { id: chain.offerId } };
  const laterOffers = after(`offers:${businessId}:undefined:undefined`, `OFFER#${offerId}`);
  const laterFeed = (feed: { state?: string }) => after(feedName(feed), feedPosition);
  // After the suspended businesses.
  const overdue = { status: 'overdue', pagingKey: after('staff-invoices:overdue', ':') };
  const walletOf = (consumerId: string) => ({ as: { userId: consumerId }, params: { consumerId } });
  const loja = { [shopParameter]: shopIdentifier };
  const places = { state: state.toLowerCase(), city: slugOfCity(city) };
  const forStaff = (name: string, q: string) =>
    call(name, 'listBusinessesForStaff', { query: { q } });
  return [
    call('the caller', 'getMe'),
    call('own business', 'listBusinesses'),
    call('business', 'getBusiness'),
    call('usage of business', 'getBusinessUsage'),
    call('queue of staff', 'listBusinessesForStaff'),
    forStaff('search of staff', 'padar'),
    forStaff('search of staff by tax id', cnpjOf(77, 0)),
    forStaff('search of staff by identifier', shopIdentifier),
    forStaff('search of staff by id', shopId),
    call('indications', 'listIndications'),
    call('decisions of staff', 'listDecisions'),
    call('decisions on business', 'listDecisions', { query: { businessId } }),
    call('shop', 'getShop'),
    call('shop, own', 'getShop', { as }),
    call('shop by identifier', 'getShopByIdentifier', { params: { identifier: shopIdentifier } }),
    call('identifier free?', 'checkShopIdentifier', { params: { identifier: shopIdentifier } }),
    call('summary of shop', 'getShopSummary'),
    call('summary of shop, own', 'getShopSummary', { as }),
    call('shops of business', 'listShopsOfBusiness'),
    call('summaries of shops', 'listShopSummariesOfBusiness'),
    call('followed shops', 'listFollowedShops', walletOf(context.fanId)),
    call('search', 'searchShops', { query: { q: 'padar' } }),
    call('search, later', 'searchShops', laterSearch('padar', {}, someShop)),
    call('search in a state', 'searchShops', { query: { q: 'padar', state } }),
    call('search in a state, later', 'searchShops', laterSearch('padar', { state }, someShop)),
    call('search, with a viewer', 'searchShops', { as: viewer, query: { q: 'padar' } }),
    call('search, words in a city', 'searchShops', { query: { q: 'rec padaria', state, city } }),
    call('offer', 'getOffer'),
    call('offer, own', 'getOffer', { as }),
    call('shops of offer', 'listShopsOfOffer'),
    call('shops of chain offer', 'listShopsOfOffer', ofChain),
    call('shops of chain offer, viewer', 'listShopsOfOffer', { as: viewer, ...ofChain }),
    call('shops of chain offer, foreign', 'listShopsOfOffer', {
      ...{ as: { userId: context.idle.userId }, ...ofChain },
    }),
    call('shops of chain offer, own', 'listShopsOfOffer', {
      ...{ as: { userId: chain.userId }, ...ofChain },
    }),
    call('wallet', 'listClaims'),
    call('wallet of twenty shops', 'listClaims', walletOf(context.collectorId)),
    call('wallet, past', 'listClaims', { query: { status: 'past' } }),
    call('claim', 'getClaim'),
    call('pack of a counter', 'getCounterPack'),
    call('redemptions of shop', 'listRedemptions', { query: {} }),
    call('subscription', 'getSubscription'),
    call('invoices of business', 'listInvoices'),
    call('statistics of a year', 'getStatistics', {
      query: { from: '2025-01-01', to: '2025-12-31' },
    }),
    call('reach of business', 'getReach'),
    call('reports of business', 'listReports'),
    call('invoice', 'getInvoice'),
    call('receipt of an invoice', 'getReceipt'),
    call('queues of staff', 'getQueues'),
    call('invoices in review', 'listInvoicesForStaff'),
    call('invoices that are overdue', 'listInvoicesForStaff', { query: overdue }),
    call('invoice by its reference', 'listInvoicesForStaff', {
      query: { txid: numberOf(businessId, 1) },
    }),
    call('offers of shop, public', 'listOffersOfShop'),
    call('offers of shop, own', 'listOffersOfShop', { as }),
    call('offers of business', 'listOffersOfBusiness'),
    call('offers of business, later', 'listOffersOfBusiness', {
      query: { pagingKey: laterOffers },
    }),
    call('offers of business, by status', 'listOffersOfBusiness', { query: { status: 'active' } }),
    call('offers of business, by words', 'listOffersOfBusiness', { query: { q: 'pao quent' } }),
    call('feed of country', 'getFeed', { query: {} }),
    call('feed of country, later', 'getFeed', { query: { pagingKey: laterFeed({}) } }),
    call('feed of state', 'getFeed', { query: { state } }),
    call('feed of state, later', 'getFeed', { query: { state, pagingKey: laterFeed({ state }) } }),
    call('feed of city', 'getFeed', { query: { state, city } }),
    call('feed of city, with a viewer', 'getFeed', { as: viewer, query: { state, city } }),
    call('feed of country, as page', 'getOffersPage'),
    call('feed of state, as page', 'getOffersOfStatePage', { params: { state: places.state } }),
    call('feed of city, as page', 'getOffersOfCityPage', { params: places }),
    call('search, as page', 'getSearchPage', { query: { q: 'padar' } }),
    call('page for shops', 'getForShopsPage'),
    call('robots.txt', 'getRobots'),
    call('page of shop', 'getShopPage'),
    call('page of offer', 'getOfferPage', { ...offer, query: loja }),
    call('page of chain offer', 'getOfferPage', ofChain),
    call('flyer of shop', 'getFlyerPage', { params: { id: shopIdentifier } }),
    call('flyer of offer', 'getFlyerPage', { ...offer, query: loja }),
    call('terms', 'getTermsPage'),
    call('privacy notice', 'getPrivacyPage'),
    call('page that is missing', 'getMissingPage'),
  ];
}

/** Searches where most rows are read but not shown. */
export const sparseReads: readonly ApiCall[] = [
  ['search of two words, half match', 'searchShops', { query: { q: 'padari recif' } }],
  ['search, only shops shown before', 'searchShops', laterSearch('padar', {}, identifiers)],
  ['search of two words, no match', 'searchShops', { query: { q: 'padari olin' } }],
  ['same in a state', 'searchShops', { query: { q: 'padari olin', state } }],
];

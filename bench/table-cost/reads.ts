import { shopParameter } from '#contract/pages/page-paths.ts';
import { slugOfCity } from '#contract/pages/place-link.ts';
import { numberOf } from '#lambdas/billing/invoices/invoice.ts';
import { feedName } from '#lambdas/offers/store/feed-store.ts';
import { encodePagingKey } from '#lambdas/platform/paging/page.ts';
import { wordKey } from '#lambdas/platform/table/index-keys.ts';
import { cnpjOf, crowdedPlace, type Trader } from '../support/marketplace.ts';
import { type ApiCall, asStaff, type CallContext, pageSize } from './calls.ts';
import type { Chain } from './chain.ts';
import { invoiceIdAt } from './invoices.ts';

const page = { limit: String(pageSize) };
const { state, city } = crowdedPlace;
/** Encodes a position in the middle of a list, as after several pages. */
const after = encodePagingKey;

/** Returns a later page of a search, after a position such as a word. */
function laterSearch(q: string, place: { readonly state?: string }, position: string) {
  const list = `search:${JSON.stringify({ readings: [q.split(' ')], ...place })}`;
  return { query: { ...page, q, ...place, pagingKey: after(list, position) } };
}

/** Position of the first shop named `Padaria 2…`; every shop has this name with its own number. */
const someShop = wordKey({ word: 'padaria', name: 'padaria-2', id: '', words: [] });
/** Position before the identifiers `padaria<number>`, whose shops the search already showed for the word `padaria`. */
const identifiers = 'padaria0';

/** Returns the open pages. The links of offers name a shop. */
function pagesOf({ shopIdentifier }: Trader, offerId: string, chain: Chain): ApiCall[] {
  const loja = { [shopParameter]: shopIdentifier };
  const flyer = { params: { id: shopIdentifier } };
  const offer = { params: { id: offerId }, query: loja };
  const place = { state: state.toLowerCase(), city: slugOfCity(city) };
  return [
    ['feed of country, as page', 'getOffersPage', {}],
    ['feed of state, as page', 'getOffersOfStatePage', { params: { state: place.state } }],
    ['feed of city, as page', 'getOffersOfCityPage', { params: place }],
    ['search, as page', 'getSearchPage', { query: { q: 'padar' } }],
    ['page for shops', 'getForShopsPage', {}],
    ['robots.txt', 'getRobots', {}],
    ['page of shop', 'getShopPage', { params: { identifier: shopIdentifier } }],
    ['page of offer', 'getOfferPage', offer],
    ['page of chain offer', 'getOfferPage', { params: { id: chain.offerId } }],
    ['flyer of shop', 'getFlyerPage', flyer],
    ['flyer of offer', 'getFlyerPage', offer],
    ['terms', 'getTermsPage', {}],
    ['privacy notice', 'getPrivacyPage', {}],
    ['page that is missing', 'getMissingPage', {}],
  ];
}

/** Returns every read of the API. */
export function readsOf({ trader, offerId, feedPosition, ...others }: CallContext): ApiCall[] {
  const { userId, businessId, shopId, shopIdentifier } = trader;
  const as = { userId };
  const staff = asStaff(others.staffId);
  const viewer = { userId: others.staffId };
  const fan = { userId: others.fanId };
  const holder = { userId: others.claims.consumerId };
  const collector = { userId: others.collectorId };
  const own = { as, params: { id: businessId } };
  const ownShops = { ...own, query: page };
  const shop = { params: { id: shopId } };
  const offer = { params: { id: offerId } };
  const ofChain = { params: { id: others.chain.offerId } };
  const laterOffers = after(`offers:${businessId}:undefined:undefined`, `OFFER#${offerId}`);
  const laterFeed = (feed: { state?: string }) => after(feedName(feed), feedPosition);
  const invoiceId = invoiceIdAt(trader, 0);
  const txid = numberOf(businessId, 1);
  // After the suspended businesses.
  const overdue = { ...page, status: 'overdue', pagingKey: after('staff-invoices:overdue', ':') };
  const ofBusiness = (query: Record<string, string>) => ({ ...own, query: { ...page, ...query } });
  return [
    ['the caller', 'getMe', { as }],
    ['own business', 'listBusinesses', { as, query: { userId } }],
    ['business', 'getBusiness', own],
    ['usage of business', 'getBusinessUsage', own],
    ['queue of staff', 'listBusinessesForStaff', { as: staff, query: page }],
    ['search of staff', 'listBusinessesForStaff', { as: staff, query: { ...page, q: 'padar' } }],
    [
      'search of staff by tax id',
      'listBusinessesForStaff',
      { as: staff, query: { ...page, q: cnpjOf(77, 0) } },
    ],
    [
      'search of staff by identifier',
      'listBusinessesForStaff',
      { as: staff, query: { ...page, q: shopIdentifier } },
    ],
    [
      'search of staff by id',
      'listBusinessesForStaff',
      { as: staff, query: { ...page, q: shopId } },
    ],
    ['indications', 'listIndications', { as: staff, query: page }],
    ['decisions of staff', 'listDecisions', { as: staff, query: page }],
    ['decisions on business', 'listDecisions', { as: staff, query: { ...page, businessId } }],
    ['shop', 'getShop', shop],
    ['shop, own', 'getShop', { as, ...shop }],
    ['shop by identifier', 'getShopByIdentifier', { params: { identifier: shopIdentifier } }],
    ['identifier free?', 'checkShopIdentifier', { as, params: { identifier: shopIdentifier } }],
    ['summary of shop', 'getShopSummary', shop],
    ['summary of shop, own', 'getShopSummary', { as, ...shop }],
    ['shops of business', 'listShopsOfBusiness', ownShops],
    ['summaries of shops', 'listShopSummariesOfBusiness', ownShops],
    [
      'followed shops',
      'listFollowedShops',
      { as: fan, params: { consumerId: fan.userId }, query: page },
    ],
    ['search', 'searchShops', { query: { ...page, q: 'padar' } }],
    ['search, later', 'searchShops', laterSearch('padar', {}, someShop)],
    ['search in a state', 'searchShops', { query: { ...page, q: 'padar', state } }],
    ['search in a state, later', 'searchShops', laterSearch('padar', { state }, someShop)],
    ['search, with a viewer', 'searchShops', { as: viewer, query: { ...page, q: 'padar' } }],
    [
      'search, words in a city',
      'searchShops',
      { query: { ...page, q: 'rec padaria', state, city } },
    ],
    ['offer', 'getOffer', offer],
    ['offer, own', 'getOffer', { as, ...offer }],
    ['shops of offer', 'listShopsOfOffer', offer],
    ['shops of chain offer', 'listShopsOfOffer', ofChain],
    ['shops of chain offer, viewer', 'listShopsOfOffer', { as: viewer, ...ofChain }],
    [
      'shops of chain offer, foreign',
      'listShopsOfOffer',
      { as: { userId: others.idle.userId }, ...ofChain },
    ],
    [
      'shops of chain offer, own',
      'listShopsOfOffer',
      { as: { userId: others.chain.userId }, ...ofChain },
    ],
    ['wallet', 'listClaims', { as: holder, params: { consumerId: holder.userId }, query: page }],
    [
      'wallet of twenty shops',
      'listClaims',
      { as: collector, params: { consumerId: collector.userId }, query: page },
    ],
    [
      'wallet, past',
      'listClaims',
      { as: holder, params: { consumerId: holder.userId }, query: { ...page, status: 'past' } },
    ],
    ['claim', 'getClaim', { as: holder, params: { code: others.claims.codes[0] ?? '' } }],
    ['pack of a counter', 'getCounterPack', { as, ...shop }],
    ['redemptions of shop', 'listRedemptions', { as, ...shop, query: page }],
    ['subscription', 'getSubscription', own],
    ['invoices of business', 'listInvoices', ownShops],
    [
      'statistics of a year',
      'getStatistics',
      { ...own, query: { from: '2025-01-01', to: '2025-12-31' } },
    ],
    ['reach of business', 'getReach', ownShops],
    ['reports of business', 'listReports', ownShops],
    ['invoice', 'getInvoice', { as, params: { id: invoiceId } }],
    ['receipt of an invoice', 'getReceipt', { as, params: { id: invoiceId } }],
    ['queues of staff', 'getQueues', { as: staff }],
    ['invoices in review', 'listInvoicesForStaff', { as: staff, query: page }],
    ['invoices that are overdue', 'listInvoicesForStaff', { as: staff, query: overdue }],
    ['invoice by its reference', 'listInvoicesForStaff', { as: staff, query: { txid } }],
    ['offers of shop, public', 'listOffersOfShop', { query: { ...page, shopId } }],
    ['offers of shop, own', 'listOffersOfShop', { as, query: { ...page, shopId } }],
    ['offers of business', 'listOffersOfBusiness', ofBusiness({})],
    ['offers of business, later', 'listOffersOfBusiness', ofBusiness({ pagingKey: laterOffers })],
    ['offers of business, by status', 'listOffersOfBusiness', ofBusiness({ status: 'active' })],
    ['offers of business, by words', 'listOffersOfBusiness', ofBusiness({ q: 'pao quent' })],
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
    ...pagesOf(trader, offerId, others.chain),
  ];
}

/** Searches where most rows are read but not shown. */
export const sparseReads: readonly ApiCall[] = [
  ['search of two words, half match', 'searchShops', { query: { ...page, q: 'padari recif' } }],
  ['search, only shops shown before', 'searchShops', laterSearch('padar', {}, identifiers)],
  ['search of two words, no match', 'searchShops', { query: { ...page, q: 'padari olin' } }],
  ['same in a state', 'searchShops', { query: { ...page, q: 'padari olin', state } }],
];

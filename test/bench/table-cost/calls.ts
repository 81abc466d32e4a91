import { standardHours } from '#contract/brazil/opening-hours.ts';
import { handler as businesses } from '#lambdas/businesses/handler.ts';
import { feedName } from '#lambdas/offers/feed.ts';
import { handler as offers } from '#lambdas/offers/handler.ts';
import { encodePagingKey } from '#lambdas/shared/http/paging-key.ts';
import { handler as shops } from '#lambdas/shops/handler.ts';
import { handler as staff } from '#lambdas/staff/handler.ts';
import { handler as users } from '#lambdas/users/handler.ts';
import { dayFrom } from '#scripts/seed/seed-days.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import type { Trader } from './marketplace.ts';

type Parts = NonNullable<Parameters<typeof aRequest>[1]>;

/** An API request whose cost is measured; `run` returns the number of rows in the response. */
export interface MeasuredCall {
  readonly name: string;
  readonly run: () => Promise<{ readonly rows: number }>;
}

/** Invokes a Lambda with an API Gateway event. Throws unless the response is a success. */
async function invoke(handler: unknown, routeKey: string, parts: Parts) {
  const { status, body } = await call(handler, aRequest(routeKey, parts));
  if (status >= 300) throw new Error(`${routeKey} returned ${status} ${String(body['code'])}`);
  const items = body['items'];
  return { rows: Array.isArray(items) ? items.length : 1 };
}

const firstPage = { limit: '20' };
/** A position in the middle of a list, as after several pages. */
const after = encodePagingKey;

/** Every read of the API, with the data of one trader; `feedPosition` is a sort key of a feed. */
export function readsOf(
  trader: Trader,
  { offerId, feedPosition }: { offerId: string; feedPosition: string },
  staffId: string,
): MeasuredCall[] {
  const { userId, businessId, shopId, shopIdentifier } = trader;
  const as = { userId };
  const feed = 'GET /offers/feed';
  const ofBusiness = 'GET /businesses/{id}/offers';
  const read = (name: string, handler: unknown, routeKey: string, parts: Parts): MeasuredCall => ({
    name,
    run: () => invoke(handler, routeKey, parts),
  });
  return [
    read('the caller', users, 'GET /users/me', { as }),
    read('own business', businesses, 'GET /businesses', { as, query: { userId } }),
    read('queue of staff', staff, 'GET /staff/businesses', {
      as: { userId: staffId, groups: '[staff]' },
      query: firstPage,
    }),
    read('shop', shops, 'GET /shops/{id}', { params: { id: shopId } }),
    read('shop by identifier', shops, 'GET /shops/shop-identifier/{identifier}', {
      params: { identifier: shopIdentifier },
    }),
    read('identifier free?', shops, 'GET /shops/shop-identifier/{identifier}/availability', {
      as,
      params: { identifier: shopIdentifier },
    }),
    read('shops of business', shops, 'GET /businesses/{businessId}/shops', {
      as,
      params: { businessId },
      query: firstPage,
    }),
    read('summaries of shops', shops, 'GET /businesses/{businessId}/shops/summary', {
      as,
      params: { businessId },
      query: firstPage,
    }),
    read('search', shops, 'GET /shops/search', { query: { ...firstPage, q: 'padar' } }),
    read('search, words in a city', shops, 'GET /shops/search', {
      query: { ...firstPage, q: 'rec padaria', state: 'PE', city: 'Recife' },
    }),
    read('offer', offers, 'GET /offers/{id}', { params: { id: offerId } }),
    read('offers of shop, public', offers, 'GET /offers', { query: { ...firstPage, shopId } }),
    read('offers of shop, own', offers, 'GET /offers', { as, query: { ...firstPage, shopId } }),
    read('offers of business', offers, ofBusiness, {
      as,
      params: { id: businessId },
      query: firstPage,
    }),
    read('offers of business, later', offers, ofBusiness, {
      as,
      params: { id: businessId },
      query: {
        ...firstPage,
        pagingKey: after(`offers:${businessId}:undefined:undefined`, `OFFER#${offerId}`),
      },
    }),
    read('offers of business, by status', offers, ofBusiness, {
      as,
      params: { id: businessId },
      query: { ...firstPage, status: 'active' },
    }),
    read('offers of business, by words', offers, ofBusiness, {
      as,
      params: { id: businessId },
      query: { ...firstPage, q: 'pao quent' },
    }),
    read('feed of country', offers, feed, { query: firstPage }),
    read('feed of country, later', offers, feed, {
      query: { ...firstPage, pagingKey: after(feedName({}), feedPosition) },
    }),
    read('feed of state', offers, feed, { query: { ...firstPage, state: 'PE' } }),
    read('feed of state, later', offers, feed, {
      query: {
        ...firstPage,
        state: 'PE',
        pagingKey: after(feedName({ state: 'PE' }), feedPosition),
      },
    }),
    read('feed of city', offers, feed, { query: { ...firstPage, state: 'PE', city: 'Recife' } }),
    read('feed of city, with a viewer', offers, feed, {
      as: { userId: staffId },
      query: { ...firstPage, state: 'PE', city: 'Recife' },
    }),
  ];
}

/** Every write of the API; `pendingId` is a business that awaits approval. */
export function writesOf(
  trader: Trader,
  offerId: string,
  staffId: string,
  pendingId: string,
): MeasuredCall[] {
  const { userId, businessId, shopId } = trader;
  const as = { userId };
  const newcomer = crypto.randomUUID();
  const idempotencyHeader = () => ({ 'idempotency-key': crypto.randomUUID() });
  const write = (name: string, handler: unknown, routeKey: string, parts: Parts): MeasuredCall => ({
    name,
    run: () => invoke(handler, routeKey, { ...parts, headers: idempotencyHeader() }),
  });
  return [
    write('register business', businesses, 'POST /businesses', {
      as: { userId: newcomer },
      body: { name: 'Padaria Nova', sizeTypeId: 1, userId: newcomer },
    }),
    write('decide on business', staff, 'POST /staff/businesses/{id}/approval', {
      as: { userId: staffId, groups: '[staff]' },
      params: { id: pendingId },
      body: { decision: 'approve' },
    }),
    write('open shop', shops, 'POST /shops', {
      as,
      body: {
        businessId,
        shopIdentifier: `nova${crypto.randomUUID().slice(0, 8)}`,
        address: {
          street: 'Rua da Aurora',
          number: '325',
          neighborhood: 'Boa Vista',
          city: 'Recife',
          state: 'PE',
          postalCode: '50050000',
          country: 'BR',
        },
        imagesUrls: [],
        openingHours: standardHours,
        contacts: {},
      },
    }),
    write('publish offer', offers, 'POST /offers', {
      as,
      body: {
        businessId,
        title: 'Sonho de creme',
        originalPrice: 9,
        offerPrice: 7,
        imagesUrls: [],
        shopsIds: [shopId],
        paymentOptions: ['PAYMENT_OPTION_CASH'],
        expirationDate: dayFrom(new Date(), 30),
      },
    }),
    write('switch offer off', offers, 'PUT /offers/{id}/status', {
      as,
      params: { id: offerId },
      body: { status: 'inactive' },
    }),
    write('switch offer on', offers, 'PUT /offers/{id}/status', {
      as,
      params: { id: offerId },
      body: { status: 'active' },
    }),
  ];
}

import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { consumerQuery, pageOf, pageQuery } from '../fields/fields.ts';
import { line } from '../fields/text.ts';
import { businessId, offerId, shopId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { cityNeedsState, placeQuery } from '../shops/place-query.ts';
import { shopSummary } from '../shops/shops.ts';
import { offerChange, offerInput, offerLimit } from './offer-input.ts';
import { searchLength } from './offer-rules.ts';
import { displayStatus, feedOffer, offer, offerStatus } from './offers.ts';

export const offerRoutes = {
  createOffer: {
    method: 'POST',
    path: '/offers',
    target: { kind: 'business', from: 'body.businessId', relationship: 'owner' },
    summary: 'Publishes an offer in up to twenty shops of one business',
    body: offerInput,
    responses: { 201: offer },
    errors: [
      'BUSINESS_NOT_ACTIVE',
      'LIMIT_OF_SIZE_TYPE_REACHED',
      'IMAGE_NOT_FOUND',
      'IMAGE_REFUSED',
    ],
  },
  getOffer: {
    method: 'GET',
    path: '/offers/{id}',
    access: 'public',
    target: { kind: 'offer', from: 'params.id', relationship: 'viewer' },
    summary: 'A live offer; its own business sees it whatever its state',
    params: z.object({ id: offerId }),
    query: z.object(consumerQuery),
    responses: { 200: offer },
    errors: [],
  },
  listOffersOfShop: {
    method: 'GET',
    path: '/offers',
    access: 'public',
    target: { kind: 'shop', from: 'query.shopId', relationship: 'viewer' },
    summary:
      "A shop's live offers, soonest to end first; its own business sees all, newest first, or with asCustomer=true what customers see",
    query: z.object({
      ...consumerQuery,
      ...pageQuery,
      shopId,
      asCustomer: z.exactOptional(z.enum(['true', 'false'])),
    }),
    responses: { 200: pageOf(offer) },
    errors: ['INVALID_PAGING_KEY'],
  },
  listOffersOfBusiness: {
    method: 'GET',
    path: '/businesses/{id}/offers',
    target: { kind: 'business', from: 'params.id', relationship: 'member-or-staff' },
    summary:
      "A business's offers, newest first; by displayStatus in the order of their ends; a validator gets their shop's",
    params: z.object({ id: businessId }),
    query: z
      .object({
        ...pageQuery,
        status: z.exactOptional(displayStatus),
        shopId: z.exactOptional(shopId),
        q: z.exactOptional(line(searchLength.min, searchLength.max)),
      })
      .check(
        z.refine((query) => query.shopId === undefined || query.q === undefined, {
          error: 'INVALID_VALUE',
          path: ['q'],
        }),
      ),
    responses: { 200: pageOf(offer) },
    errors: ['SHOP_NOT_FOUND', 'INVALID_PAGING_KEY'],
  },
  setOfferStatus: {
    method: 'PUT',
    path: '/offers/{id}/status',
    target: { kind: 'offer', from: 'params.id', relationship: 'owner' },
    summary: 'Switches an offer on or off: to the status given, or without one to the other',
    params: z.object({ id: offerId }),
    body: z.strictObject({ status: z.exactOptional(offerStatus) }),
    bodyOptional: true,
    responses: { 200: offer },
    errors: ['OFFER_EXPIRED', 'BUSINESS_NOT_ACTIVE', 'LIMIT_OF_SIZE_TYPE_REACHED'],
    ifMatch: 'optional',
  },
  updateOffer: {
    method: 'PUT',
    path: '/offers/{id}',
    target: { kind: 'offer', from: 'params.id', relationship: 'owner' },
    summary: 'Changes an offer; its limit and status have calls of their own',
    params: z.object({ id: offerId }),
    body: offerChange,
    responses: { 200: offer },
    errors: [
      'BUSINESS_NOT_FOUND',
      'BUSINESS_NOT_ACTIVE',
      'LIMIT_OF_SIZE_TYPE_REACHED',
      'IMAGE_NOT_FOUND',
      'IMAGE_REFUSED',
    ],
    ifMatch: 'optional',
  },
  setOfferLimit: {
    method: 'PUT',
    path: '/offers/{id}/limit',
    target: { kind: 'offer', from: 'params.id', relationship: 'owner' },
    summary: 'Sets how often an offer may be claimed, not below the claims made',
    params: z.object({ id: offerId }),
    body: offerLimit,
    responses: { 200: offer },
    errors: ['BUSINESS_NOT_ACTIVE', 'LIMIT_OF_SIZE_TYPE_REACHED', 'LIMIT_BELOW_CLAIMED'],
    ifMatch: 'optional',
  },
  deleteOfferLimit: {
    method: 'DELETE',
    path: '/offers/{id}/limit',
    target: { kind: 'offer', from: 'params.id', relationship: 'owner' },
    summary: 'Removes the limit of an offer, if it has one',
    params: z.object({ id: offerId }),
    responses: { 200: offer },
    errors: ['LIMIT_OF_SIZE_TYPE_REACHED'],
    ifMatch: 'optional',
  },
  deleteOffer: {
    method: 'DELETE',
    path: '/offers/{id}',
    target: { kind: 'offer', from: 'params.id', relationship: 'owner' },
    summary: 'Removes an offer; claims already made are honoured',
    params: z.object({ id: offerId }),
    responses: { 204: null },
    errors: [],
    ifMatch: 'optional',
  },
  listShopsOfOffer: {
    method: 'GET',
    path: '/offers/{id}/shops',
    access: 'public',
    target: { kind: 'offer', from: 'params.id', relationship: 'viewer' },
    summary: "An offer's live shops, in its order; its members see their own in any state",
    params: z.object({ id: offerId }),
    query: z.object(consumerQuery),
    responses: { 200: z.object({ items: z.array(shopSummary) }) },
    errors: [],
  },
  getFeed: {
    method: 'GET',
    path: '/offers/feed',
    access: 'public',
    target: null,
    summary: 'Live offers of the country, a state or a city, the newest first',
    query: z.object({ ...consumerQuery, ...pageQuery, ...placeQuery }).check(cityNeedsState),
    responses: { 200: pageOf(feedOffer) },
    errors: ['INVALID_PAGING_KEY'],
  },
} as const satisfies RouteTable;

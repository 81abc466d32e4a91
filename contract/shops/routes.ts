import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { consumerQuery, pageOf, pageQuery } from '../fields/fields.ts';
import { businessId, shopId, userId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { indication, indicationInput } from './indications.ts';
import { cityNeedsState, placeQuery } from './place-query.ts';
import { searchWords } from './search-words.ts';
import { shopIdentifierField } from './shop-identifier.ts';
import { shopInput, shopUpdate } from './shop-input.ts';
import { shop, shopSummary } from './shops.ts';

export const shopRoutes = {
  createShop: {
    method: 'POST',
    path: '/shops',
    target: { kind: 'business', from: 'body.businessId', relationship: 'owner' },
    summary: 'Opens a shop under an identifier that is unique over the marketplace',
    body: shopInput,
    responses: { 201: shop },
    errors: [
      'BUSINESS_NOT_ACTIVE',
      'SHOP_IDENTIFIER_TAKEN',
      'LIMIT_OF_SIZE_TYPE_REACHED',
      'IMAGE_NOT_FOUND',
      'IMAGE_REFUSED',
    ],
  },
  getShop: {
    method: 'GET',
    path: '/shops/{id}',
    access: 'public',
    target: { kind: 'shop', from: 'params.id', relationship: 'viewer' },
    summary: 'A live shop; its own business sees it whatever its state',
    params: z.object({ id: shopId }),
    query: z.object(consumerQuery),
    responses: { 200: shop },
    errors: [],
  },
  getShopByIdentifier: {
    method: 'GET',
    path: '/shops/shop-identifier/{identifier}',
    access: 'public',
    target: null,
    summary:
      'A live shop by its identifier, folded before it is looked up, whatever its hyphens; a former one redirects',
    params: z.object({ identifier: z.string().check(z.maxLength(120)) }),
    query: z.object(consumerQuery),
    responses: { 200: shop, 307: null },
    errors: ['SHOP_NOT_FOUND', 'SHOP_GONE'],
  },
  checkShopIdentifier: {
    method: 'GET',
    path: '/shops/shop-identifier/{identifier}/availability',
    access: 'user',
    target: null,
    summary: "Whether an identifier is free or reserved for the caller's own business",
    params: z.object({ identifier: shopIdentifierField }),
    responses: { 200: z.object({ shopIdentifier: z.string(), available: z.boolean() }) },
    errors: [],
  },
  updateShop: {
    method: 'PUT',
    path: '/shops/{id}',
    target: { kind: 'shop', from: 'params.id', relationship: 'owner' },
    summary:
      'Changes a shop: all that its owner entered, and whether it is switched on; a business may rename and remove ten a day, and before its first approval rename each three times',
    params: z.object({ id: shopId }),
    body: shopUpdate,
    responses: { 200: shop },
    errors: [
      'BUSINESS_NOT_FOUND',
      'BUSINESS_NOT_ACTIVE',
      'SHOP_IDENTIFIER_TAKEN',
      'IMAGE_NOT_FOUND',
      'IMAGE_REFUSED',
    ],
    ifMatch: 'optional',
  },
  deleteShop: {
    method: 'DELETE',
    path: '/shops/{id}',
    target: { kind: 'shop', from: 'params.id', relationship: 'owner' },
    summary:
      'Removes a shop; one with offers that are not over, or validators, only with force; a business may rename and remove ten a day',
    params: z.object({ id: shopId }),
    query: z.object({ force: z.exactOptional(z.enum(['true', 'false'])) }),
    responses: { 204: null },
    errors: ['SHOP_HAS_OFFERS'],
    ifMatch: 'optional',
  },
  listShopsOfBusiness: {
    method: 'GET',
    path: '/businesses/{id}/shops',
    target: { kind: 'business', from: 'params.id', relationship: 'member-or-staff' },
    summary: 'The shops of a business, the newest first; a validator gets their one shop',
    params: z.object({ id: businessId }),
    query: z.object(pageQuery),
    responses: { 200: pageOf(shop) },
    errors: ['INVALID_PAGING_KEY'],
  },
  getShopSummary: {
    method: 'GET',
    path: '/shops/{id}/summary',
    access: 'public',
    target: { kind: 'shop', from: 'params.id', relationship: 'viewer' },
    summary: 'The summary of a live shop; its own business sees it whatever its state',
    params: z.object({ id: shopId }),
    query: z.object(consumerQuery),
    responses: { 200: shopSummary },
    errors: [],
  },
  listShopSummariesOfBusiness: {
    method: 'GET',
    path: '/businesses/{id}/shops/summary',
    target: { kind: 'business', from: 'params.id', relationship: 'member-or-staff' },
    summary: 'Summaries of the shops of a business, the newest first',
    params: z.object({ id: businessId }),
    query: z.object(pageQuery),
    responses: { 200: pageOf(shopSummary) },
    errors: ['INVALID_PAGING_KEY'],
  },
  searchShops: {
    method: 'GET',
    path: '/shops/search',
    access: 'public',
    target: null,
    summary:
      'Live shops by the beginnings of words in name, identifier, city and neighbourhood; accents and case do not matter',
    query: z
      .object({ ...consumerQuery, ...pageQuery, ...placeQuery, q: searchWords })
      .check(cityNeedsState),
    responses: { 200: pageOf(shopSummary) },
    errors: ['INVALID_PAGING_KEY'],
  },
  followShop: {
    method: 'POST',
    path: '/shops/{id}/following',
    access: 'user',
    target: { kind: 'shop', from: 'params.id', relationship: 'viewer' },
    summary:
      'The caller follows a live shop; the same answer when they follow it already; up to 200 changes of follows a day',
    params: z.object({ id: shopId }),
    body: z.strictObject({ consumerId: userId }),
    responses: { 204: null },
    errors: [],
  },
  unfollowShop: {
    method: 'DELETE',
    path: '/shops/{id}/following/{consumerId}',
    access: 'user',
    target: null,
    summary:
      'The caller no longer follows a shop; the same answer when they did not, or it is gone; up to 200 changes of follows a day',
    params: z.object({ id: shopId, consumerId: userId }),
    responses: { 204: null },
    errors: [],
  },
  listFollowedShops: {
    method: 'GET',
    path: '/consumers/{consumerId}/following',
    access: 'user',
    target: null,
    summary: 'The live shops that the caller follows, the last followed first',
    params: z.object({ consumerId: userId }),
    query: z.object(pageQuery),
    responses: { 200: pageOf(shopSummary) },
    errors: ['INVALID_PAGING_KEY'],
  },
  createIndication: {
    method: 'POST',
    path: '/shops/indications',
    access: 'user',
    target: null,
    summary: 'Indicates a shop that is not on the marketplace, up to twenty a day',
    body: indicationInput,
    responses: { 201: indication },
    errors: [],
  },
} as const satisfies RouteTable;
